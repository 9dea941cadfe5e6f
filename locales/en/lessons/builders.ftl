### Texts of the lesson “Builders”.

title = Builders

step-1 =
    Builders earn coins: their number times the blue-valued tiles among the last tile and the 8 around it. Each fakir you discard counts as one more builder.

    End in the middle with three builders, and earn as much as you can.
step-1-hint-1 = The builder in the east is next to the two in the middle.
step-1-hint-2 = Four blue-valued tiles. What do two fakirs add?
step-1-answer-1 = 3 times 4 is 12. You have two fakirs: undo, and add them.
step-1-answer-2 = 3 builders and 1 fakir: 16. One more fakir is yours. Undo.
step-1-answer-3 = Bring three builders together in the middle. Undo.
step-1-done = 3 builders and 2 fakirs, times 4 blue-valued tiles: 20 coins.

step-2 = The same, but in the middle lies a sacred place: its number is blue, and it counts, too. How much is it now?
step-2-hint-1 = The same move, the same fakirs.
step-2-answer-1 = Fakirs count like builders: undo, and add both.
step-2-answer-2 = Bring three builders together in the middle. Undo.
step-2-done = 5 times 5: 25 coins.

step-3 = Where builders end matters as much as how many they are. The builder on c2 can join two on b2 or two on d2. Earn at least 20 coins.
step-3-hint-1 = Blue-valued tiles are villages and sacred places: count them on both sides.
step-3-hint-2 = East: five of them. And you have a fakir.
step-3-answer-1 = Only a few blue-valued tiles in the west. Undo, and go east.
step-3-answer-2 = Less than 20. Undo: there is more to earn.
step-3-answer-3 = Begin with the builder on c2. Undo.
step-3-done = 3 builders and a fakir, times 5: 20 coins. In the west it would have been 8.
