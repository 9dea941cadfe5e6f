### Teksten van de les “Stam en tegel”.

title = Stam en tegel

step-1 =
    Een goede beurt doet twee dingen tegelijk: de stam werkt, en de tegel. De beste doen er drie.

    Vind de zet die in één klap 26 punten oplevert.
step-1-hint-1 = Welke stam kan een tweede tegel innemen?
step-1-hint-2 = Eén enkele bouwmeester bewaakt de heilige plaats van 15.
step-1-hint-3 = Op de oase op a1 staat een moordenaar alleen; een andere, met een oudste, op b2.
step-1-answer-1 = De juiste zet, maar een ander slachtoffer is meer waard. Maak de moord ongedaan.
step-1-answer-2 = Dat levert iets op, maar geen 26. Maak het ongedaan, en denk aan de moordenaars.
step-1-done = 8 voor de oase, 15 voor de heilige plaats, 3 voor de palmboom: 26.
