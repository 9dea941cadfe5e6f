### Texts of the lesson “Merchants”.

title = Merchants

step-1 =
    Merchants go back to the bag and bring you cards: one for each merchant, from the front of the row of cards, as they lie.

    Collect merchants, and take their cards.
step-1-hint-1 = A merchant joins merchants (green).
step-1-hint-2 = The merchant of the village has two friends in the west.
step-1-answer-1 = Those are not three merchants. Undo.
step-1-done = Papyrus, a fakir and wheat: the first three. There was no choice. A fakir is no good: it scores nothing, but helps assassins and builders, and pays for djinns.

step-2 = There is a choice after all: how many you collect. The gold lies fourth. Get it.
step-2-hint-1 = Count before you walk: those on the tile, and the one who joins them.
step-2-answer-1 = Three merchants stop just before the gold. Undo.
step-2-answer-2 = The gold is still there. Undo.
step-2-done = Four cards, the gold among them. The gaps in the row are filled only after the round.
