### Texts of the lesson “Hagis”.

title = Hagis

step-1 =
    Hagis, 10 points: for an elder or a fakir, a palace that you are placing may go on a neighbouring tile of any kind; corners count.

    You ended in Sam’s village. Keep the palace for yourself.
step-1-hint-1 = Which neighbouring tile is yours?
step-1-hint-2 = Tap the sacred place north of the village, and pay.
step-1-answer-1 = It does not stand on a tile of yours. Undo.
step-1-done = A palace on a sacred place: 5 points for you, none for Sam.
