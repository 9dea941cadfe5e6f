### Teksten van de les “Kali”.

title = Kali

step-1 =
    Kali, 6 punten, met de grillen: 1 munt voor elke pion van een tegenstander die je op het spoor terugschuift, 2 telkens als een tegenstander die van jou opschuift.

    Er staan twee pionnen op 0. Verdien 2 munten met je bod.
step-1-hint-1 = Wie op 0 komt, schuift iedereen op die er al staat.
step-1-answer-1 = Er is niemand opgeschoven. Probeer opnieuw.
step-1-done = Twee keer opgeschoven, twee munten, en je speelt eerst.
