### Texts of the lesson “Burning scimitar”.

title = Burning scimitar

step-1 =
    The burning scimitar removes two meeples from one tile, or the only one. A tile emptied like this becomes yours if no camel stands there. It is used once, on your turn, except during the move.

    Take the tile that is worth most.
step-1-hint-1 = Two meeples at most: which tiles could be emptied?
step-1-hint-2 = The sacred place on c2 is worth 12.
step-1-answer-1 = Yours, but there is a better one. Undo.
step-1-answer-2 = Somebody is left there. Undo.
step-1-done = 12 points. It is no kill by assassins: Nekir and Kandicha bring nothing.
