### Texts of the lesson “Enki”.

title = Enki

step-1 = Enki, 8 points : pour un sage ou un fakir, vous placez un palmier sur n’importe quelle oasis. Faites-le, sans perdre de points au paiement.
step-1-hint-1 = Votre chameau est dans l’oasis de l’est.
step-1-hint-2 = Un fakir ne rapporte rien : payez avec lui.
step-1-answer-1 = Un sage payé, ce sont 2 points de moins. Annulez.
step-1-answer-2 = Le palmier n’est pas sur une tuile à vous. Annulez.
step-1-done = 3 points pour un fakir.
