### Teksten van de les “Dorpen en oases”.

title = Dorpen en oases

step-1 =
    Waar je zet eindigt, doet de tegel iets. In een dorp moet je een paleis zetten: 5 punten voor de eigenaar van de tegel.

    Breng de vizier op b1 naar een dorp, en het paleis naar het juiste.
step-1-hint-1 = Wiens kamelen staan er in de twee dorpen?
step-1-answer-1 = Sam bedankt je voor 5 punten: het dorp is van Sam. Maak het ongedaan.
step-1-answer-2 = Begin met de vizier op b1. Maak het ongedaan.
step-1-done = Je dorp is nu 10 waard.

step-2 = Op een oase moet je een palmboom zetten: 3 punten voor de eigenaar. Er zijn twee oases dichtbij. Neem er een in, met de palmboom.
step-2-hint-1 = Een tegel is van jou als er niemand op overblijft.
step-2-answer-1 = Daar blijft een bouwmeester: de palmboom staat voorlopig op een tegel van niemand. Maak het ongedaan.
step-2-answer-2 = Wordt er zo geen oase van jou, maak het dan ongedaan, en begin met de oudste op b2.
step-2-done = 8 en 3, en drie oudsten erbij. Latere bezoeken brengen de eigenaar meer palmbomen, wie er ook komt.
