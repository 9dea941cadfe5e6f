### Teksty lekcji „Iblis”.

title = Iblis

step-1 =
    Iblis, 8 punktów: za mędrca lub fakira twoi asasyni zabijają dwa meeple: na jednej płytce albo przed jednym rywalem.

    Na miejscu świętym wartym 10 stoją dwa meeple. Zajmij to miejsce.
step-1-hint-1 = Płacisz tuż przed zabiciem.
step-1-hint-2 = Stuknij Iblisa, zapłać, potem stuknij b2.
step-1-answer-1 = Jeden to za mało dla tej płytki. Cofnij: najpierw Iblis.
step-1-answer-2 = To nie były te dwa z b2. Cofnij.
step-1-done = Obu już nie ma, płytka jest twoja. Jeśli są tam dwa, muszą zginąć oba.
