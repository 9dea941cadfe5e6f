### Teksten van de les “Laat niets achter”.

title = Laat niets achter

step-1 =
    Wat je onderweg neerzet, vindt de volgende speler. Pak de meeples op c2 op en neem de oase op a3 in: drie stappen, meerdere wegen.

    Op b1 wachten drie bouwmeesters, op a2 een handelaar. Laat Sam niemand die bij hen kan komen.
step-1-hint-1 = Even en oneven: hoeveel meeples staan er dan op de tegel van de bouwmeester, en hoeveel stappen is het vanaf b1?
step-1-hint-2 = Alleen op b2 kan een bouwmeester naar b1 lopen en een handelaar naar a2. Op c3 en b3 vinden ze gezelschap, maar geen weg verder: ga om over c3.
step-1-answer-1 = De oase is van jou, maar deze bouwmeester staat één stap van b1: vier bouwmeesters en 12 punten voor Sam. Maak het ongedaan.
step-1-answer-2 = Twee meeples op a2, twee stappen van b1: even en even. Sam zal blij zijn. Maak het ongedaan.
step-1-answer-3 = De bouwmeester heeft geen weg naar b1, maar de handelaar alleen op b2 stapt naar a2: het dorp voor Sam. Maak het ongedaan.
step-1-answer-4 = Deze bouwmeester kan niet naar b1, maar de drie op b1 kunnen naar hem: drie stappen. Maak het ongedaan.
step-1-answer-5 = Begin op c2 en eindig op a3. Maak het ongedaan.
step-1-done = Dezelfde winst voor jou, en Sam vindt niets: zelfs geen zet.
