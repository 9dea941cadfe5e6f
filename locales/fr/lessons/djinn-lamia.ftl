### Texts of the lesson “Lamia”.

title = Lamia

step-1 =
    Lamia, 10 points : pour un sage ou un fakir, un palmier que vous placez peut aller sur une tuile voisine, de n’importe quelle sorte, même en diagonale.

    Vous avez fini dans l’oasis de Sam. Gardez le palmier pour vous.
step-1-hint-1 = Quelle tuile autour est à vous ?
step-1-hint-2 = Le marché en c2 touche l’oasis par un coin.
step-1-answer-1 = Il ne pousse pas sur une tuile à vous. Annulez.
step-1-done = Un palmier sur un marché : 3 points pour vous.
