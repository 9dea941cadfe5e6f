### Texts of the lesson “Tempest talisman”.

title = Tempest talisman

step-1 =
    The tempest talisman moves one of your camels, or your tent, to any tile without one; meeples do not matter. The tile it leaves is free again.

    Gain as many points as you can.
step-1-hint-1 = Leave the tile that is worth least.
step-1-hint-2 = From the village worth 5 to the sacred place worth 10.
step-1-answer-1 = There is a better exchange. Undo.
step-1-done = 10 instead of 5. The oasis would have been a poor bargain: its palm trees count for you.
