### Texts of the editor, and of the faults of a position.

##

edit = Composer une position

## Short enough for one line beside the other buttons of the first page.

open-editor = Position libre
edit-this = Modifier cette position
edit-this-hint = Une copie de la table pour l’éditeur, avec tout ce qui est caché. Cette partie reste comme elle est ; ce qui est dans l’éditeur est gardé.

## The board and the brushes.

put = Poser
take-off = Enlever
way = Effet d’un toucher
brushes = Que poser sur le plateau
meeples = Meeples
pieces = Pièces
tiles = Tuiles
broom = Vider la tuile
left = reste { $n }
camel-of = Chameau : { $name }
tent-of = Campement : { $name }
keys = Les flèches parcourent le plateau, Entrée pose, Suppr enlève. Un clic droit enlève aussi.
letters = Une lettre pose un meeple, avec Maj elle l’enlève : { $list }.
letter-of = { $letter } { $tribe }
rows-as-text = Le plateau en texte
rows-hint = Une ligne par rangée de tuiles, le nord d’abord, un mot par tuile : { $tile } est un petit marché 6 avec un marchand et un bâtisseur. ^1 est un palmier, #1 un palais, @0 un chameau du premier joueur.
sweep = Vider le plateau
empty = Partir de rien
deal = Nouvelle donne
before = Ce qui était là avant la copie
columns = Colonnes
rows = Lignes
less = { $what } : moins
more = { $what } : plus

## The table.

the-table = La table
player-count = Joueurs
players = Joueurs
begins-with = On commence par
a-bid = Une enchère
a-turn = Un tour
as-it-was = Telle quelle : en plein tour
has-ended = Telle quelle : la partie est finie
whose = À qui
round = Tour de jeu
last-round = C’est le dernier tour de jeu
fills = Tout le reste est dans le sac, les pioches et la réserve
fills-hint = Comme à une vraie table. Sinon, seul ce que vous y mettez est en jeu : pour de petits exercices.
empty-stock = Vider le sac, les pioches et la réserve
markers = Pions d’enchère
markers-hint = Le premier de l’ordre des enchères enchérit ; en cours de tour, y revient celui dont c’est le tour. Qui paie le plus joue d’abord.
put-on = { $track }, poser le pion : { $name }
bid-order = Ordre des enchères
spot = Ordre de jeu, { $price }
name = Nom
coins = Pièces d’or
camels = Chameaux restants
tent = Campement restant
stock = Sac et réserve

## Cards.

cards = Cartes
market = Rangée de cartes
deck = Pioche de ressources
discard = Défausse de ressources
djinn-row = Djinns visibles
djinn-deck = Pioche de djinns
djinn-discard = Défausse de djinns
djinns = Djinns
item-deck = Pioche d’objets
item-discard = Défausse d’objets
items = Objets
whim-deck = Pioche de caprices
city-whims = Caprices pour les cités
whims = Caprices en main
fulfilled = Caprices exaucés
goods = Marchandises et fakirs
add = Ajouter :
add-to = { $zone } : ajouter
taken-from = de : { $place }
of-player = { $zone }, { $name }
remove = Enlever : { $what }
nothing-there = rien
empty-zone = Tout enlever

## Faults.

over = Tout est juste. La partie est finie : pour continuer, commencez par une enchère ou un tour.
sound = Tout est juste : cela peut se jouer.
fault-count = { $n ->
    [one] { $n } chose à corriger
   *[other] { $n } choses à corriger
}
faults = Ce qui ne va pas
play = Jouer d’ici
play-sure = Corrigez d’abord ce qui est indiqué.
text-and-link = Texte et lien
truth = Texte et lien contiennent tout, même ce qu’un joueur ne verrait pas.
text-out = En texte
position = La position
as-link = En lien
text-in = Depuis un texte
take-text = Mettre ceci sur le plateau
text-hint = Collez une position, une partie enregistrée ou gardée : elle prend la place de ce qui est ici. Cela s’annule. Une leçon se rouvre avec toutes ses étapes, à la place de celle d’en bas.
kept-unread = Ce qui était resté ici ne peut pas être lu. Il se trouve plus bas, sous « Depuis un texte », et reste gardé tant que vous ne changez pas la position.
fleeting = Ce navigateur ne laisse rien garder à la page : copiez le texte avant de partir.
unread = Ceci ne peut pas être lu
other-text = Un texte est arrivé alors qu’un autre se trouvait ici. Les deux sont gardés tant que vous ne quittez pas cette page.
show-other-text = Montrer l’autre texte

lesson-step = En faire une leçon
lesson-hint = Votre texte, la position et le chemin que vous jouez deviennent un fichier de leçon : pour votre site, ou pour le cours.
steps = Étapes
step = Étape { $n }
add-step = Ajouter une étape
add-step-hint = Une nouvelle étape commence là où finit le chemin de celle-ci. Le plateau montre la position de l’étape choisie.
remove-step = Supprimer cette étape
hints-in = Indices ({ $language }), un par ligne
done-in = Une fois le but atteint ({ $language })
mistakes = Erreurs
mistakes-hint = Jouez ce que l’élève pourrait faire à la place, et écrivez ce que la leçon en dira.
record-mistake = Jouer une erreur
record-mistake-hint = Jouez ce que l’élève ne doit pas faire. Dites ensuite à quoi cela se voit, et revenez écrire ce que la leçon en dit.
what-tells = À quoi se voit l’erreur
use-mistake = Prendre cette erreur
say-in = À l’erreur { $n } ({ $language })
remove-mistake = Supprimer l’erreur { $n }
at-least = Au moins
target-coins = { $n ->
    [one] { $name } gagne au moins { $n } pièce
   *[other] { $name } gagne au moins { $n } pièces
}
target-fakirs = { $n ->
    [one] { $name } gagne au moins { $n } fakir
   *[other] { $name } gagne au moins { $n } fakirs
}
target-kept = { $name } gagne au moins { $kept }
fault-of-step = Étape { $n } : { $what }
title-in = Titre ({ $language })
step-text-in = Texte ({ $language })
one-language = Qui lit dans une autre langue voit l’anglais, sinon la première langue.
add-language = Écrire aussi en
remove-language = Sans { $language }
record-solution = Jouer le chemin vers le but
record-other-solution = Jouer un autre chemin
record-solution-hint = Jouez ce que l’élève doit faire. Dites ensuite ce qui compte, et revenez.
what-counts = Ce qu’il faut atteindre
nothing-played = Rien n’a encore été joué.
use-way = Prendre ce chemin et ce but
to-editor = Retour à l’éditeur
no-goal = Sans but, l’étape est seulement lue.
has-goal = { $n ->
    [one] Le but est fixé ; le chemin a { $n } action.
   *[other] Le but est fixé ; le chemin a { $n } actions.
}
forget-goal = Sans but
stale = Ce qui a été joué ne convient plus à cette position : rejouez-le.
say-first = Écrivez ce que la leçon dit de chaque erreur.
lesson-file = Le fichier de leçon
write-first = Écrivez un titre et un texte, et corrigez ce qui ne va pas dans la position.
try-lesson = L’essayer comme élève
preview-place = Où l’élève le trouve
preview-here = Ici
preview-phone = Téléphone
preview-width = Largeur de la colonne en pixels
preview-size = { $width } pixels de large, { $height } de haut : c’est la place réservée sur la page.
preview-frame = La leçon sur une autre page
target-played = { $n ->
    [one] exactement cette action
   *[other] exactement ces { $n } actions
}

target-holds = { $name } tient { $tile }
goal-said = { CAPITAL($what) }
target-gains = { $n ->
    [one] { $name } gagne au moins { $n } point
   *[other] { $name } gagne au moins { $n } points
}

all-of = { CAPITAL($what) } : { $found }, il n’y en a que { $most }
on-tile = { $tile } : { $what }
wrong-count = { $players } joueurs : on joue de 2 à { $most }
five-need = À cinq, il faut une extension
not-kept = { $name } : seuls vizirs, sages et artisans restent devant un joueur
owner = un chameau qui n’est à aucun joueur
of-expansion = cette tuile vient d’une extension qui n’est pas jouée
impassable = rien ne peut s’y trouver
homeless = les caprices ne se trouvent que dans les cités
no-value = aucune tuile de ce genre n’a cette valeur
twice = { $djinn } s’y trouve plus d’une fois
foreign = { $djinn } vient d’une extension qui n’est pas jouée
face-up = Cartes visibles
markers-of = Pions : { $name }
stray-marker = Un pion qui n’est à aucun joueur
nobody-bids = Aucun pion n’est sur la piste d’ordre des enchères
nobody-there = Ce n’est le tour d’aucun joueur
off-board = Le déplacement quitte le plateau
no-choice = Il n’y a pas de choix entre chameau et campement
no-item-used = L’objet en cours n’a pas été utilisé
empty-hand = Un déplacement est en cours, sans meeple en main
dead-end = Le déplacement en cours ne peut plus finir
nothing-drawn = Il n’y a rien à garder
mixed-draw = Djinns et objets ne se piochent jamais ensemble
tile-taken = La tuile à prendre ne peut pas l’être
bad-target = La flûte appelle là où aucun meeple ne peut venir
brought = Meeples appelés par la flûte
no-order = Il n’y a pas de carte à mettre en ordre
no-place = Il n’y a pas de place pour la pièce, ou pas de pièce
no-end = On ne sait pas où le déplacement a fini
first-round = Les tours de jeu se comptent à partir de 1
stuck = Personne ne peut rien y faire
