### Texte der Lektion „Kali“.

title = Kali

step-1 =
    Kali, 6 Punkte, mit den Launen: 1 Münze für jeden gegnerischen Zuganzeiger, den du auf der Leiste zurückschiebst, 2, sooft ein Gegner deinen verschiebt.

    Auf 0 stehen zwei Zuganzeiger. Verdiene mit deinem Gebot 2 Münzen.
step-1-hint-1 = Wer auf die 0 kommt, verschiebt alle, die schon dort sind.
step-1-answer-1 = Niemand wurde verschoben. Noch einmal.
step-1-done = Zweimal verschoben, zwei Münzen, und du spielst zuerst.
