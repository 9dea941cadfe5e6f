### Teksten van de les “Echidna”.

title = Echidna

step-1 =
    Echidna, 4 punten: voor twee oudsten, of een oudste en een fakir, verdienen je bouwmeesters deze beurt het dubbele. Je betaalt vlak voordat ze bouwen.

    Drie bouwmeesters, vijf blauwe tegels: verdien minstens 40 munten.
step-1-hint-1 = Eerst Echidna, dan de bouwmeesters.
step-1-hint-2 = Blijft er na het betalen een fakir over, dan telt die als bouwmeester.
step-1-answer-1 = Een mooi bedrag. Een fakir die overblijft verdient er 10 bij. Maak het ongedaan.
step-1-answer-2 = Zonder Echidna. Maak het ongedaan: zij komt vóór de bouwmeesters.
step-1-done = 3 bouwmeesters en een fakir, keer 5, keer 2: 40 munten; met een tweede fakir 50.
