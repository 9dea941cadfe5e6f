### Texts of the lesson “Le grand lac”.

title = Le grand lac

step-1 =
    Rien ne se trouve jamais sur le grand lac, et aucun déplacement n’y passe. Mais sur les tuiles autour, même en diagonale, palmiers et palais comptent double.

    Deux villages sont à vous. Placez un palais qui vaut 10.
step-1-hint-1 = Lequel de vos villages touche le lac ?
step-1-hint-2 = Le sage en b2 peut aller en b1.
step-1-answer-1 = Ce n’est pas un palais au bord du lac sur une tuile à vous. Annulez.
step-1-answer-2 = Cela ne donne pas de palais. Annulez.
step-1-done = 10 points au lieu de 5. Avec le djinn Haurvatat, pour qui un palmier vaut 5, un palmier y vaut aussi 10.
