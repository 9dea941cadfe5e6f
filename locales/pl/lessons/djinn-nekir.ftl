### Teksty lekcji „Nekir”.

title = Nekir

step-1 =
    Nekir, 6 punktów: zawsze gdy asasyni zabijają, dostajesz 1 monetę, jeśli są twoi, 2, jeśli rywala.

    Zarób tę monetę i przy okazji zajmij oazę.
step-1-hint-1 = Asasyn z b2 ma towarzyszy na płytce obok.
step-1-hint-2 = Mędrzec na oazie jest sam.
step-1-answer-1 = Jedna moneta, ale bez oazy. Cofnij.
step-1-done = Moneta i oaza.
