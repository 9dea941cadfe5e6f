### Teksten van de les “Twee tegels tegelijk”.

title = Twee tegels tegelijk

step-1 =
    Komt de laatste moordenaar alleen bij moordenaars, dan raakt de tegel van je zet leeg. Stond het slachtoffer alleen, dan raakt er nog een leeg. Elk wordt van jou als er geen kameel staat.

    Neem in deze beurt twee tegels in.
step-1-hint-1 = Eén moordenaar staat naast twee andere.
step-1-hint-2 = Drie moordenaars reiken drie stappen ver: wie staat daar alleen?
step-1-answer-1 = Het slachtoffer laat metgezellen achter. Maak het ongedaan, en dood er een die alleen staat.
step-1-answer-2 = Niet zo: breng de moordenaars samen op a2. Maak het ongedaan.
step-1-done = Twee kamelen in één beurt.

step-2 = Nog eens hetzelfde, maar je hebt nog één kameel. Doe het, en kijk welke tegel hij inneemt.
step-2-hint-1 = De moordenaars komen weer samen op a2.
step-2-answer-1 = Breng de moordenaars samen op a2. Maak het ongedaan.
step-2-done = Alleen de tegel van de zet: die komt eerst. En omdat dat de laatste kameel was, is deze ronde de laatste.
