### Teksten van de les “Utug”.

title = Utug

step-1 = Utug, 4 punten: voor twee oudsten, of een oudste en een fakir, zet je een kameel op een tegel waar meeples op staan en verder niets. Neem de beste.
step-1-hint-1 = Er mag geen kameel, palmboom of paleis staan, maar wel minstens één meeple.
step-1-hint-2 = De heilige plaats op b2 is 15 waard.
step-1-answer-1 = Daar staat een kameel, palmboom of paleis, of geen meeple.
step-1-answer-2 = Een tegel, maar niet de beste. Maak het ongedaan.
step-1-done = 15 punten ineens. De meeples erop blijven staan.
