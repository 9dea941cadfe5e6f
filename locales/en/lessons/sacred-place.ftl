### Texts of the lesson “The sacred place”.

title = The sacred place

step-1 =
    On a sacred place you may take one of the djinns on show. It costs 2 elders, or 1 elder and 1 fakir. It scores its points and has a power.

    End on a2, and take Sloar. Keep as many elders as you can.
step-1-hint-1 = The vizier of the village joins the one on the sacred place.
step-1-hint-2 = An elder scores 2 points, a fakir none: pay with both.
step-1-answer-1 = Two elders paid: 4 points. Undo, and let the fakir help.
step-1-answer-2 = A fine djinn, but here it is about Sloar. Undo.
step-1-answer-3 = End on a2. Undo.
step-1-answer-4 = You went on without a djinn. Undo.
step-1-done = 8 points for an elder and a fakir, and a power besides.
