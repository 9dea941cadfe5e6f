### Texts of the lesson “Fabulous cities”.

title = Fabulous cities

step-1 =
    Cities score together: none 0, one 5, two 20, three 45, four 80, five 125. Each new one is worth more than the last.

    Two are yours. Take a third.
step-1-hint-1 = Two elders stand in the city in the middle.
step-1-hint-2 = The elder of the village next to it can empty it.
step-1-answer-1 = The third city is not yours yet. Undo.
step-1-done = From 20 to 45: 25 points. A fourth would bring 35 more. Blue cities count for builders like any blue-valued tile, red ones for tents.
