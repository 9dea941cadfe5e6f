### Texts of the lesson “Iblis”.

title = Iblis

step-1 =
    Iblis, 8 points: for an elder or a fakir your assassins kill two: on one tile, or in front of one opponent.

    Two meeples stand on the sacred place worth 10. Make it yours.
step-1-hint-1 = You pay just before the kill.
step-1-hint-2 = Tap Iblis, pay, then tap b2.
step-1-answer-1 = One is not enough for that tile. Undo: Iblis comes first.
step-1-answer-2 = Those were not the two on b2. Undo.
step-1-done = Both gone, the tile is yours. If two are there, both must go.
