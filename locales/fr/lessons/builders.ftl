### Texts of the lesson “Bâtisseurs”.

title = Bâtisseurs

step-1 =
    Les bâtisseurs rapportent des pièces : leur nombre fois les tuiles à chiffre bleu parmi la dernière et les 8 autour. Chaque fakir défaussé compte comme un bâtisseur.

    Finissez au milieu avec trois bâtisseurs, et gagnez le plus possible.
step-1-hint-1 = Le bâtisseur de l’est est à côté des deux du milieu.
step-1-hint-2 = Quatre tuiles à chiffre bleu. Qu’ajoutent deux fakirs ?
step-1-answer-1 = 3 fois 4 font 12. Vous avez deux fakirs : annulez, et ajoutez-les.
step-1-answer-2 = 3 bâtisseurs et 1 fakir : 16. Il vous en reste un. Annulez.
step-1-answer-3 = Réunissez trois bâtisseurs au milieu. Annulez.
step-1-done = 3 bâtisseurs et 2 fakirs, fois 4 tuiles à chiffre bleu : 20 pièces.

step-2 = La même chose, mais au milieu se trouve un lieu sacré : son chiffre est bleu, et il compte aussi. Combien cela fait-il ?
step-2-hint-1 = Le même déplacement, les mêmes fakirs.
step-2-answer-1 = Les fakirs comptent comme des bâtisseurs : annulez, et ajoutez les deux.
step-2-answer-2 = Réunissez trois bâtisseurs au milieu. Annulez.
step-2-done = 5 fois 5 : 25 pièces.

step-3 = L’endroit compte autant que le nombre. Le bâtisseur en c2 peut en rejoindre deux en b2 ou deux en d2. Gagnez au moins 20 pièces.
step-3-hint-1 = Les tuiles à chiffre bleu sont les villages et les lieux sacrés : comptez-les des deux côtés.
step-3-hint-2 = À l’est : il y en a cinq. Et vous avez un fakir.
step-3-answer-1 = Peu de tuiles à chiffre bleu à l’ouest. Annulez, et allez à l’est.
step-3-answer-2 = Moins de 20. Annulez : on peut gagner davantage.
step-3-answer-3 = Commencez par le bâtisseur en c2. Annulez.
step-3-done = 3 bâtisseurs et un fakir, fois 5 : 20 pièces. À l’ouest, il y en aurait eu 8.
