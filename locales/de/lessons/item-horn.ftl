### Texte der Lektion „Füllhorn“.

title = Füllhorn

step-1 =
    Das Füllhorn füllt die Kartenreihe auf, und du darfst sie ordnen, wie du willst. Zwei Kaufleute bringen dir dann die ersten zwei Karten.

    Du hast Fisch. Ordne sie so, dass sie zwei neue Waren bringen.
step-1-hint-1 = Erst das Füllhorn, dann die Bewegung.
step-1-hint-2 = Tippe zuerst auf Gold und Elfenbein; dann bring den Kaufmann auf b2 zu dem auf b1.
step-1-answer-1 = Sie haben etwas anderes gebracht. Noch einmal.
step-1-answer-2 = Keine Kaufleute. Nimm das zurück.
step-1-done = Fisch, Gold und Elfenbein: ein Satz, der 7 wert ist statt 1.
