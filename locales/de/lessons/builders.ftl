### Texte der Lektion „Baumeister“.

title = Baumeister

step-1 =
    Baumeister verdienen Münzen: ihre Zahl mal die blauen Plättchen unter dem letzten Plättchen und den 8 ringsum. Jeder Fakir, den du ablegst, zählt als weiterer Baumeister.

    Ende in der Mitte mit drei Baumeistern und verdiene so viel, wie du kannst.
step-1-hint-1 = Der Baumeister im Osten steht neben den beiden in der Mitte.
step-1-hint-2 = Vier blaue Plättchen. Was bringen zwei Fakire dazu?
step-1-answer-1 = 3 mal 4 ist 12. Du hast zwei Fakire: nimm das zurück und leg sie dazu.
step-1-answer-2 = 3 Baumeister und 1 Fakir: 16. Du hast noch einen Fakir. Nimm das zurück.
step-1-answer-3 = Bring drei Baumeister in der Mitte zusammen. Nimm das zurück.
step-1-done = 3 Baumeister und 2 Fakire, mal 4 blaue Plättchen: 20 Münzen.

step-2 = Dasselbe, aber in der Mitte liegt ein heiliger Ort: seine Zahl ist blau, und er zählt auch. Wie viel ist es jetzt?
step-2-hint-1 = Dieselbe Bewegung, dieselben Fakire.
step-2-answer-1 = Fakire zählen wie Baumeister: nimm das zurück und leg beide dazu.
step-2-answer-2 = Bring drei Baumeister in der Mitte zusammen. Nimm das zurück.
step-2-done = 5 mal 5: 25 Münzen.

step-3 = Wo Baumeister enden, ist so wichtig wie ihre Zahl. Der Baumeister auf c2 kann zu zweien auf b2 oder zu zweien auf d2. Verdiene mindestens 20 Münzen.
step-3-hint-1 = Blaue Plättchen sind Dörfer und heilige Orte: zähle sie auf beiden Seiten.
step-3-hint-2 = Osten: fünf davon. Und du hast einen Fakir.
step-3-answer-1 = Im Westen sind nur wenige blaue Plättchen. Nimm das zurück und geh nach Osten.
step-3-answer-2 = Weniger als 20. Nimm das zurück: es ist mehr zu verdienen.
step-3-answer-3 = Beginne mit dem Baumeister auf c2. Nimm das zurück.
step-3-done = 3 Baumeister und ein Fakir, mal 5: 20 Münzen. Im Westen wären es 8 gewesen.
