### Texte der Lektion „Schleifen“.

title = Schleifen

step-1 =
    Kein Schritt gleich zurück auf das Plättchen, das du eben verlassen hast; auch der Anfang gilt als verlassen.

    Nimm die Meeples auf a1 auf: ein Meuchelmörder nach a2, der Baumeister nach b2. Dann versuche, den zweiten Meuchelmörder auf a2 abzusetzen.
step-1-hint-1 = a1, dann a2 mit einem Meuchelmörder, dann b2 mit dem Baumeister.
step-1-hint-2 = Tippe jetzt wieder auf a2.
step-1-answer-1 = Du hast ein erlaubtes Ende gefunden. Nimm es zurück: versuche diesmal, nach a2 zurückzukehren.
step-1-done = Abgelehnt: von dort kommst du gerade. Später auf einem längeren Weg darfst du zurückkommen.

step-2 =
    Ein Weg von fünf oder mehr darf auf ein Plättchen zurückkommen, sogar auf seinen Anfang. Auf vier Plättchen gehen fünf Meeples ganz herum und eins weiter.

    Beginne auf a1 und bring drei Kaufleute auf der Oase zusammen.
step-2-hint-1 = Ein Kaufmann steht auf der Oase. Die zwei in deiner Hand kommen zuerst und zuletzt dorthin.
step-2-hint-2 = Der Weg: a2, b2, b1, a1 und wieder a2.
step-2-answer-1 = Ein erlaubtes Ende, aber keine drei Kaufleute auf der Oase. Nimm das zurück und beginne auf a1: zuerst und zuletzt ein Kaufmann, beide auf die Oase.
step-2-done = Drei Kaufleute in der Hand: einer stand schon dort, zwei kamen in derselben Bewegung. Ein Schritt zurück war nie nötig.

step-3 =
    Ein Treffen kann sogar auf dem Weg selbst entstehen. Die Oase ist leer, aber auf a1 stehen zwei Meuchelmörder.

    Nimm die Meeples auf a1 auf, setze den ersten Meuchelmörder auf der Oase ab, geh herum und komm mit dem zweiten zu ihm.
step-3-hint-1 = Geh um die vier Plättchen im Westen herum.
step-3-hint-2 = Der Weg: a2, b2, b1, a1, a2, mit einem Meuchelmörder zuerst und zuletzt.
step-3-answer-1 = Das geht, aber die zwei Meuchelmörder sollen sich auf der Oase treffen. Nimm das zurück.
step-3-done = Beide sind in der Hand, und die Oase gehört dir.

step-4 = Unterwegs hast du einzelne Meeples zurückgelassen. Deine zwei Meuchelmörder reichen zwei Schritte weit: töte einen Meeple, der allein steht, und auch sein Plättchen gehört dir.
step-4-hint-1 = Tippe auf ein Plättchen mit einem Meeple.
step-4-hint-2 = Der heilige Ort auf b2 ist 10 wert.
step-4-answer-1 = Auf jenem Plättchen bleibt jemand. Nimm das zurück und wähle einen, der allein ist.
step-4-done = Zwei Plättchen in einem Zug.
