drawn = Dessiné sur le plateau
marked = { $tile } est marquée
lettered = { $tile } : { $letter }
arrow = flèche de { $from } à { $to }
arrow-over = flèche de { $from } à { $to } via { $over }
good = { $what } : bonne
bad = { $what } : mauvaise
question = { $what } : discutable

comment = Commentaire
comment-of = Commentaire { $n } sur { $all }
previous = Commentaire précédent
next = Commentaire suivant

drawing = Marques et flèches
mark = Marque
an-arrow = Flèche
letter = Lettre
arrow-hint = Pour une flèche, touchez les tuiles de son chemin, la dernière deux fois.
clear = Effacer toutes les marques et les flèches
