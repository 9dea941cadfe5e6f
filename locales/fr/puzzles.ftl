### Texts of puzzles.

##

puzzles = Problèmes
daily = Le problème du jour
about = Des positions tirées de parties entre ordinateurs. Dans chacune, un choix est bien meilleur que tous les autres.
with-expansions = Avec extensions
daily-with-expansions = Le problème du jour avec extensions
artisans = Artisans
whims = Caprices
number-move = Problème { $number } : un déplacement
number-bid = Problème { $number } : une mise
rated = cote { $n }
your-rating = Votre cote : { $n }. Seule compte votre première réponse à chaque problème, sans indice.
rating-now = Votre cote : { $n } ({ SIGNED($change) }).
for-you = Le suivant pour vous
lesson-of = Leçon : { $name }
endings = Fins de partie
about-endings = Ici, le meilleur choix rapporte des points, mais ne change guère qui gagne.
gone = Ce problème a été retiré : sa solution n’est plus la meilleure.
solved = résolu
solved-of = { $done } résolus sur { $all }
easy = Facile
medium = Moyen
hard = Difficile
next = Problème suivant
all = Tous les problèmes
end = C’était bien cela.
forget = Oublier ce qui est résolu
forget-really = Vraiment oublier
unknown = Ce problème n’existe pas.
missing = Les problèmes n’ont pas pu être chargés. Vérifiez la connexion, puis réessayez.
broken = Ce problème ne peut pas être lu : { $fault }

## What a puzzle is about.

control = Une tuile à prendre
assassins = Assassins
builders = Bâtisseurs
merchants = Marchands
viziers = Vizirs
djinns = Un djinn
bids = Le juste prix
leaving = Ne rien laisser
ending = Finir la partie

## The task.

find-move = Trouvez la tuile et la tribu qui finissent votre déplacement. Vous êtes { $name } ; un déplacement est bien meilleur que tous les autres.
find-a-move = Trouvez la tuile et la tribu qui finissent votre déplacement. Vous êtes { $name } ; deux déplacements se valent, et sont bien meilleurs que tous les autres.
find-bid = Trouvez le prix à miser. Vous êtes { $name } ; un prix est bien meilleur que tous les autres.
find-a-bid = Trouvez le prix à miser. Vous êtes { $name } ; deux prix se valent, et sont bien meilleurs que tous les autres.
with-expansion = { expansion }.

## What the board shows while one drops meeples.

legend = Éclairée : peut s’y poser. Figurine : quelle tribu. Drapeau : peut y finir.

## Hints, the vaguest first.

hint-control = Cherchez une tuile à prendre.
hint-assassins = Finissez avec les assassins.
hint-builders = Finissez avec les bâtisseurs.
hint-merchants = Finissez avec les marchands.
hint-viziers = Finissez avec les vizirs.
hint-djinns = Voyez ce que vaut un djinn à présent.
hint-bids = Que vous rapporterait le premier tour, et que reste-t-il après les autres ?
hint-leaving = Voyez ce que pourrait faire le joueur suivant.
hint-ending = Comptez les chameaux qui restent.
costs-at-most = La meilleure place coûte { $price } au plus.
costs-at-least = La meilleure place coûte { $price } au moins.
begins = Le déplacement part de { $tile }.

## Answers.

not-best-move = Un autre déplacement est meilleur de { $points } ou plus. Annulez et cherchez encore.
not-best-bid = Un autre prix est meilleur de { $points } ou plus. Recommencez.
wrong-move = Au mieux, cela rapporte { $points } de moins que le meilleur déplacement.
wrong-move-again = Annulez et cherchez encore.
wrong-bid = Cela rapporte { $points } de moins que le meilleur prix.
wrong-bid-again = Recommencez.
takes = { $name } peut alors prendre { $tile } ({ $points }).
ends = { $name } peut alors finir en { $tile } avec des { $tribe }.
rival-bids = { $name } mise alors { $price }.
next-best = Tout le reste vaut { $points } de moins, ou pire, je crois.
second = Le mieux ensuite : { $what }, { $points } de moins, je crois.
