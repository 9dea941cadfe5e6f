### Texts of the lesson “Echidna”.

title = Echidna

step-1 =
    Echidna, 4 points: for two elders, or an elder and a fakir, your builders earn twice the coins this turn. You pay just before they build.

    Three builders, five blue-valued tiles: earn at least 40 coins.
step-1-hint-1 = First Echidna, then the builders.
step-1-hint-2 = If one fakir is left after paying, it counts as a builder.
step-1-answer-1 = A good sum. A fakir left over earns 10 more. Undo.
step-1-answer-2 = Without Echidna. Undo: she comes before the builders.
step-1-done = 3 builders and a fakir, times 5, times 2: 40 coins; with a second fakir 50.
