### Texts of the lesson “Lamia”.

title = Lamia

step-1 =
    Lamia, 10 points: for an elder or a fakir, a palm tree that you are placing may go on a neighbouring tile of any kind; corners count.

    You ended on Sam’s oasis. Keep the palm tree for yourself.
step-1-hint-1 = Which tile around is yours?
step-1-hint-2 = The market on c2 touches the oasis at a corner.
step-1-answer-1 = It does not grow on a tile of yours. Undo.
step-1-done = A palm tree on a market: 3 points for you.
