### Texts of the lesson “Scan the board”.

title = Scan the board

step-1 = When a game is set up, look for clusters: builders among blue-valued tiles are worth most. You have Echidna, two elders and two fakirs. Earn 90 coins.
step-1-hint-1 = Where do nine blue-valued tiles lie together?
step-1-hint-2 = Three builders and two fakirs, nine tiles, and Echidna doubles: pay her with the elders.
step-1-answer-1 = Three blue-valued tiles there, nine in the west. Undo.
step-1-answer-2 = Good, but 90 is possible: fakirs for the builders, elders for Echidna. Undo.
step-1-answer-3 = The builders on b2 are worth more. Undo.
step-1-done = Five times nine, twice: 90.
