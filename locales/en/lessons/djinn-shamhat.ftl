### Texts of the lesson “Shamhat”.

title = Shamhat

step-1 =
    Shamhat, 6 points: at the end your elders are worth 4 each, not 2. You lead in viziers already.

    Pick up the meeples of the sacred place and gain as much as you can.
step-1-hint-1 = Three viziers are 3 points more. And three elders?
step-1-answer-1 = 3 points. With Shamhat there is more. Undo.
step-1-answer-2 = Pick up the meeples of the sacred place, and end with an elder. Undo.
step-1-done = Three elders, 12 points.
