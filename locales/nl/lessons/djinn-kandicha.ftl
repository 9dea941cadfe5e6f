### Teksten van de les “Kandicha”.

title = Kandicha

step-1 =
    Kandicha, 6 punten: de slachtoffers van je moordenaars leveren je iets op. Een handelaar: de bovenste kaart van de stapel. Een bouwmeester: 1 munt voor elke blauwe tegel eromheen. Een vizier of oudste komt naar jou.

    Welke moord levert munten op?
step-1-hint-1 = Zoek bouwmeesters.
step-1-answer-1 = Er kwam iets anders van. Probeer opnieuw, en dood een bouwmeester.
step-1-done = 1 munt voor elke blauwe tegel, die van het slachtoffer en die eromheen meegeteld. Met de ambachtslieden brengt een handelaar in plaats daarvan de eerste kaart van de rij, en een ambachtsman komt naar jou met een voorwerp.

step-2 = Haal nu de bonus voor viziers binnen.
step-2-hint-1 = Een gedode vizier komt vóór jou te liggen.
step-2-hint-2 = Sam heeft de enige die telt.
step-2-answer-1 = Nu hebben jullie er elk één: geen bonus. Maak het ongedaan.
step-2-answer-2 = Geen vizier. Probeer opnieuw.
step-2-done = Eén voor jou, geen voor Sam: 1 punt en 10 erbij.
