### Texte der Lektion „Sibittis“.

title = Sibittis

step-1 =
    Sibittis, 4 Punkte: für zwei Älteste, oder einen Ältesten und einen Fakir, ziehst du die obersten drei Dschinn, behältst einen und legst die anderen ab.

    Ziehe und behalte den, der dir am meisten bringt.
step-1-hint-1 = Tippe auf Sibittis und bezahle.
step-1-hint-2 = Du hast vier Palmen.
step-1-answer-1 = Sieh dir deine Palmen an und versuche es noch einmal.
step-1-done = 8 Punkte, und 2 mehr für jede von vier Palmen.
