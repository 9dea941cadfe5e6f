### Texts about computers at the table: levels, their turns in one line, set-up, results.

##

person = Joueur
novice = Novice
apprentice = Apprenti
scribe = Scribe
courtier = Courtisan
counsellor = Conseiller
sultan = Sultan
beginner = débutant
easy = facile
medium = moyen
advanced = avancé
hard = difficile
master = maître
novice-hint = Voit quelques coups et prend le meilleur : pour une première partie.
apprentice-hint = Ne voit que peu de coups et ne pense qu’à son gain.
scribe-hint = Voit un cinquième des coups et ne se soucie guère de ce qu’il vous laisse.
courtier-hint = Voit la moitié des coups et se soucie un peu de ce qu’il vous laisse.
counsellor-hint = Voit tout, pèse ce qu’il vous laisse, et enchérit en conséquence.
sultan-hint = Joue d’abord ses meilleurs coups en pensée : le plus fort.
computer-names = Idris Zahra Omar Yasmin Karim

computers = contre { $levels }
who-plays = Qui joue pour { $name }
style-of = Ce que { $name } aime
likes-all = Sans préférence
likes-palms = Aime les palmiers
likes-djinns = Aime les djinns
likes-viziers = Aime les vizirs
likes-merchants = Aime les marchands
palms = palmiers
all-djinns = djinns
viziers = vizirs
merchants = marchands
likes = { $name } aime les { $what }.
coins-of = Pièces de départ : { $name }
starts = { $name } commence avec { $coins }.
others = Les autres
level = Niveau
play-novice = Affronter un novice
play-apprentice = Affronter un apprenti
play-scribe = Affronter un scribe
play-courtier = Affronter un courtisan
play-counsellor = Affronter un conseiller
play-sultan = Affronter un sultan
strict = Ce qui est joué est joué
strict-hint = On ne reprend ni tour ni enchère. L’annulation pendant un tour reste.

teacher = L’ordinateur dit pourquoi
teacher-hint = Après chaque tour, une ligne : ce qui a compté, et ce qu’il vous laisse.
pace = Rythme de l’ordinateur
pace-calm = Calme
pace-brisk = Vif
pace-at-once = D’un coup

thinks = { $name } réfléchit…
plays = { $name } joue.
chooses-spot = { $name } choisit une place.
wait = Ce n’est pas votre tour : { $name } réfléchit.
skip = Accélérer
show-again = Revoir le coup
take-back = Reprendre mon tour
take-back-bid = Reprendre ma mise
stuck = { $name } ne peut pas jouer.
no-sense = Le coup trouvé n’est pas permis.

## A turn: what was done, joined by commas and "and", then the points.

took = { $name } a pris { $tile } avec { $tribe }
ended = { $name } a fini en { $tile } avec { $tribe }
no-move = { $name } n’a pas bougé
no-move-but = { $name } n’a pas bougé mais a { $what }
done = { $deeds }
killed = tué { $dead }
killed-of = { INITIAL($other) ->
    [vowel] tué { $dead } d’{ $other }
   *[other] tué { $dead } de { $other }
}
took-too = pris { $tiles }
used = utilisé { $item }
got = obtenu { $things }
djinns = { $n ->
    [one] le djinn { $names }
   *[other] les djinns { $names }
}
items = { $n ->
    [one] un objet
   *[other] { $n } objets
}
whims = { $n ->
    [one] un caprice
   *[other] { $n } caprices
}
placed = placé { $pieces }
bought = { $n ->
    [one] acheté une carte
   *[other] acheté { $n } cartes
}
laid = { $n ->
    [one] posé un caprice
   *[other] posé { $n } caprices
}
sold = { $n ->
    [one] vendu une marchandise
   *[other] vendu { $n } marchandises
}
for-points = { $text } : { $points }.
no-points = { $text }.
with-level = { $text } · { SMALL($level) }
of-level = { $text } · { $level }
within = { SMALL($level) }

results = Résultats contre l’ordinateur
results-hint = Parties terminées d’une personne contre l’ordinateur, sur cet appareil seulement.
played = Jouées
won = Gagnées
best = Meilleur score
clear = Effacer la liste
no-results = Aucune partie contre l’ordinateur n’est encore terminée.
