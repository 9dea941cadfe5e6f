### Texts of the lesson “Ptah”.

title = Ptah

step-1 =
    Ptah, 6 points, with the Artisans: at the end each of your artisans is worth 2 more.

    Pick up the meeples of the sacred place. Elders or artisans?
step-1-hint-1 = An artisan is worth 3 if nobody has more. And now 2 besides.
step-1-answer-1 = 6 points for the elders. Ptah offers more. Undo.
step-1-answer-2 = Pick up the meeples of the sacred place, and end with an artisan. Undo.
step-1-done = Three artisans at 5 each: 15 points. Of the items drawn you keep one.
