### Teksty lekcji „Ganapati”.

title = Ganapati

step-1 =
    Ganapati, 6 punktów, z Kaprysami: zawsze gdy ktoś bierze kaprys, dostajesz 1 monetę, jeśli to ty, 2, jeśli rywal.

    Niech Ganapati zarobi.
step-1-hint-1 = Kaprys leży w mieście na a1. Zakończ tam ruch.
step-1-answer-1 = Tam nie leży kaprys. Cofnij.
step-1-done = Kaprys na ręce i moneta.
