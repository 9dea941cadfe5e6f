### Texts of the lesson “Caprices”.

title = Caprices

step-1 =
    Sur chaque cité se trouve un caprice, tant que personne ne l’a pris : un souhait, et les pièces qu’il rapporte. Un nouveau arrive après le tour de jeu. Qui finit un déplacement dans la cité prend la carte en main, et les autres ne la voient plus.

    Prenez le caprice.
step-1-hint-1 = Il se trouve dans la cité de l’ouest.
step-1-hint-2 = Depuis b2 : le vizir d’abord, puis le sage en a1.
step-1-answer-1 = Il n’y a pas de caprice là. Annulez.
step-1-done = Seule compte l’arrivée, pas le passage.

step-2 =
    Vous tenez le caprice Villages : deux villages à vous, 10 pièces. Vous en avez un. À votre tour, ou juste avant votre enchère, vous pouvez poser un caprice dont la condition est remplie.

    Prenez un second village, et posez le caprice.
step-2-hint-1 = Le sage en c1 peut vider le village voisin.
step-2-hint-2 = Touchez ensuite le caprice.
step-2-answer-1 = Le second village n’est toujours à personne. Annulez.
step-2-done = 10 pièces. Un caprice dont la condition est remplie à la fin de la partie est posé automatiquement ; les autres ne valent rien.
