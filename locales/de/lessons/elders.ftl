### Texte der Lektion „Älteste“.

title = Älteste

step-1 = Auch Älteste bleiben vor dir: je 2 Punkte. Sammle so viele ein, wie du kannst.
step-1-hint-1 = Der Älteste im Dorf hat auf beiden Seiten Gesellschaft.
step-1-answer-1 = Weniger als drei. Nimm das zurück und sieh nach Osten.
step-1-done = Drei Älteste, 6 Punkte.

step-2 =
    Älteste bezahlen auch: Dschinn an einem heiligen Ort, und die Kräfte mancher Dschinn. Bezahlte Älteste gehen in den Beutel und zählen nicht mehr.

    Ende auf dem heiligen Ort mit den Ältesten und nimm den Dschinn, der am besten zu dir passt.
step-2-hint-1 = Der Älteste im Dorf geht nach Süden.
step-2-hint-2 = Du wirst viele Älteste und einen Wesir haben. Lies beide Dschinn.
step-2-answer-1 = Jafaar liebt Wesire, und du hast einen. Nimm das zurück.
step-2-answer-2 = Ende auf b1 mit den Ältesten. Nimm das zurück.
step-2-answer-3 = Kein Dschinn genommen. Nimm das zurück: er ist mehr wert als zwei Älteste.
step-2-done = Zwei Älteste bezahlt, sechs übrig, und mit Shamhat ist jeder 4 wert: 24 Punkte statt 12, und 6 für den Dschinn.
