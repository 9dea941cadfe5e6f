### Texts of the lesson “Hagis”.

title = Hagis

step-1 =
    Hagis, 10 points : pour un sage ou un fakir, un palais que vous placez peut aller sur une tuile voisine, de n’importe quelle sorte, même en diagonale.

    Vous avez fini dans le village de Sam. Gardez le palais pour vous.
step-1-hint-1 = Quelle tuile voisine est à vous ?
step-1-hint-2 = Touchez le lieu sacré au nord du village, et payez.
step-1-answer-1 = Il n’est pas sur une tuile à vous. Annulez.
step-1-done = Un palais sur un lieu sacré : 5 points pour vous, aucun pour Sam.
