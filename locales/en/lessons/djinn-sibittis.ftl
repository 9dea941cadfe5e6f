### Texts of the lesson “Sibittis”.

title = Sibittis

step-1 =
    Sibittis, 4 points: for two elders, or an elder and a fakir, you draw the top three djinns, keep one and discard the others.

    Draw, and keep the one that brings you most.
step-1-hint-1 = Tap Sibittis and pay.
step-1-hint-2 = You have four palm trees.
step-1-answer-1 = Look at your palm trees once more. Try again.
step-1-done = 8 points, and 2 more for each of four palm trees.
