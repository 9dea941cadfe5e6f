### Teksten van de les “Bergen en kloof”.

title = Bergen en kloof

step-1 =
    De ambachtslieden voegen werkplaatsen toe, met bergen aan twee van hun zijden. Geen zet gaat over bergen. De werkplaats in het midden heeft ze in het noorden en het westen.

    Pak de meeples van het dorp op b3 op, en probeer naar het zuiden te gaan.
step-1-hint-1 = Pak de meeples op b3 op en tik dan op de werkplaats.
step-1-answer-1 = Je vond een andere weg. Maak het ongedaan, en probeer de bergen.
step-1-done = Geweigerd. Zo’n zijde is naar beide kanten dicht. Moordenaars en bouwmeesters trekken zich niets aan van bergen.

step-2 = Vanuit het oosten en het zuiden is de werkplaats open. Eindig je zet daar.
step-2-hint-1 = Ten zuiden ervan staat een vizier, twee stappen verder, via het oosten, een handelaar.
step-2-hint-2 = c3: de moordenaar eerst, dan de handelaar.
step-2-answer-1 = Niet in de werkplaats. Maak het ongedaan.
step-2-done = Om de bergen heen, niet eroverheen.

step-3 = Er is ook een kloof: daar staat nooit iets in. Pak de meeples op b3 op, en probeer erin te stappen.
step-3-hint-1 = De kloof is in het midden.
step-3-answer-1 = Je ging eromheen. Maak het ongedaan, en probeer erin te stappen.
step-3-done = Elke zet gaat eromheen.
