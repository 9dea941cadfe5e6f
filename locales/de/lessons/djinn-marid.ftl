### Texte der Lektion „Marid“.

title = Marid

step-1 =
    Marid, 6 Punkte: für jeden Meeple, der auf einem deiner Plättchen abgesetzt wird, bekommst du 1 Münze bei deiner Bewegung, 2 bei der eines Gegners.

    Nimm die Meeples auf a2 auf und geh so, dass Marid 2 Münzen verdient.
step-1-hint-1 = Deine Kamele stehen im Norden.
step-1-hint-2 = Über a3 und b3 und weiter zu einem Gefährten.
step-1-answer-1 = Weniger als zwei auf deinen Plättchen abgesetzt. Nimm das zurück.
step-1-done = Zwei Meeples auf deinen Plättchen, zwei Münzen.
