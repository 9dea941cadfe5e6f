### Texts for looking at the past.

history = Revoir la partie
history-hint = Pas à pas, du début jusqu’ici. La partie elle-même attend.
bar = Le passé de la partie
steps = Étapes
start = Le début de la partie.
turn-ends = Le tour est fini.
step = Étape { $n } sur { $all }
first = Au début
back = Une étape en arrière
play = Lire
pause = Pause
forth = Une étape en avant
last = À la dernière étape
in-hand = En main
leave = Revenir à la partie
to-your-turn = À votre tour
to-your-bid = À votre enchère
show-me = Me montrer ce qui s’est passé
look-at = Voir ce moment : { $text }
key-back = Une étape en arrière dans la partie, et en avant
key-steps = Dans le passé : une étape en arrière ou en avant, sauf sur le plateau ou le curseur
key-ends = Dans le passé : au début, à la dernière étape
key-play = Dans le passé : lire ou mettre en pause
key-leave = Dans le passé : revenir à la partie
help = La partie jusqu’ici
help-text = Parcourez-la pas à pas depuis le journal ou le menu ; un œil dans le journal mène à un moment. L’analyse du menu dit ce que valait chaque décision. Rien n’y change la partie.
