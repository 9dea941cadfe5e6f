### Texte der Lektion „Monkir“.

title = Monkir

step-1 =
    Monkir, 6 Punkte: für jeden gesetzten Palast bekommst du 1 Münze, wenn du ihn setzt, 2, wenn ein Gegner.

    Lass Monkir verdienen, ohne Sam etwas zu geben.
step-1-hint-1 = Eine Bewegung, die in einem Dorf endet, setzt einen Palast.
step-1-hint-2 = Das Dorf im Westen gehört Sam.
step-1-answer-1 = Deine Münze, aber 5 Punkte für Sam. Nimm das zurück.
step-1-answer-2 = Es wurde kein Palast gesetzt. Nimm das zurück.
step-1-done = Eine Münze. Jeder Palast von Sam wird dir zwei bringen.
