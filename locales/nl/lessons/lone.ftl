### Teksten van de les “Niemand alleen”.

title = Niemand alleen

step-1 = Pak de meeples op a1 op en neem de oase op b2 in. Er leiden twee wegen heen, en de moordenaars van Sam zijn dichtbij: laat geen meeple alleen op een vrije tegel.
step-1-hint-1 = Op c2 komen twee moordenaars samen. Hoe ver reiken ze?
step-1-hint-2 = Zet de vizier neer waar hij gezelschap heeft: op b1.
step-1-answer-1 = De vizier staat alleen op een tegel van 15: één moord, en die is van Sam. Maak het ongedaan.
step-1-answer-2 = Begin op a1 en eindig op b2. Maak het ongedaan.
step-1-done = Dezelfde winst voor jou, en 13 punten minder voor Sam.
