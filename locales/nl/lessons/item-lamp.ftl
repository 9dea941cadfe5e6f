### Teksten van de les “Wonderlamp”.

title = Wonderlamp

step-1 = De wonderlamp geeft je gratis een djinn: een die open ligt, of de bovenste van de stapel, ongezien. Je hebt vijf viziers. Kies goed.
step-1-hint-1 = Lees wat elke djinn beloont.
step-1-hint-2 = Jafaar maakt een vizier 3 waard.
step-1-answer-1 = Een gratis djinn, maar niet de beste voor vijf viziers. Probeer opnieuw.
step-1-done = 6 punten, en 10 erbij voor vijf viziers.
