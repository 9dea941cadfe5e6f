### Teksten van de les “Krachten van djinns”.

title = Krachten van djinns

step-1 =
    Sommige krachten gelden gewoon, zoals die van Jafaar. Voor andere betaal je: met een oudste, een fakir, of meer; de kaart zegt het. Je gebruikt ze in je eigen beurt.

    Enki zet een palmboom op een oase naar keuze. Betaal met een fakir.
step-1-hint-1 = Tik bij je djinns op Enki.
step-1-hint-2 = Kies dan de fakir om te betalen, en de oase.
step-1-answer-1 = Een oudste is 2 punten waard, een fakir geen. Maak het ongedaan, en betaal met de fakir.
step-1-answer-2 = Dat was Sloar. Enki moet je nog gebruiken.
step-1-done = Een palmboom, voor je zet. Erna had ook gekund.

step-2 = Elke kracht met een prijs werkt één keer per beurt. Probeer Enki nog eens te gebruiken.
step-2-hint-1 = Tik op Enki.
step-2-answer-1 = Je zet is gedaan. Enki kun je nog proberen: tik op hem.
step-2-done = Eén keer per beurt. In je volgende beurt helpt hij je weer.

step-3 = Tijdens de zet kan geen kracht worden gebruikt: niet vanaf het oppakken tot de laatste is neergezet. Pak de meeples op b1 op, en probeer onderweg Sloar.
step-3-hint-1 = Pak op, en tik dan op Sloar.
step-3-answer-1 = Dat werkt, omdat je geen meeples in je hand hebt. Pak nu de meeples op b1 op, en tik nog eens op Sloar.
step-3-done = Maak eerst de zet af. Dan werken krachten weer, tot het eind van je beurt.
