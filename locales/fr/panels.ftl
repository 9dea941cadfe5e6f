### Texts of the panels beside the board: tracks, rows, players, and the action bar.

## The tracks.

bid-order = Ordre des enchères
next-bids = Prochaines enchères
turn-order = Ordre de jeu
order-of = Ordre de jeu : { $names }
order-then = L’ordre serait : { $names }
plays-then = { $now } joue, puis { $next }
plays-twice = { $now } joue deux fois de suite
plays-last = { $now } joue en dernier
spot = Prix { $price }
spot-of = occupé par { $name }
spot-room = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
tap-again = touchez encore pour enchérir
spot-closed = pas pour vous maintenant

## The action bar.

action-bar = Ce qui est demandé
answers = Réponses
history = Annuler et rétablir
undo = Annuler
redo = Rétablir
reset-turn = Reprendre le tour au début
sell = Vendre
earn = Gagner
take-for = Prendre pour
use-for = Utiliser pour
pay = Payer
remove = Retirer
bring = Amener
kill = Tuer
fakirs-added = Fakirs ajoutés
rule = Règle
rule-named = Règle : { $name }
step-over = Fin de la partie
tile-at = { $kind } { $tile }

## The rows of cards.

market = Rangée de cartes
deck = { $n ->
    [one] Pioche : { $n } carte
   *[other] Pioche : { $n } cartes
}
discard = { $n ->
    [one] Défausse : { $n } carte
   *[other] Défausse : { $n } cartes
}
can-take = à prendre
chosen = choisi
djinn-chosen = choisi
djinns = Djinns
drawn-djinns = Gardez-en un
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
usable = utilisable
close = Fermer
to-use = Pour l’utiliser
to-take = À prendre sur un lieu sacré : 2 sages, ou 1 sage et 1 fakir
cost-free = Toujours actif
cost-one = 1 sage ou 1 fakir
cost-two = 2 sages, ou 1 sage et 1 fakir
cost-fakir = 1 fakir
cost-fakirs = 1 fakir ou plus

## The players.

players = Joueurs
plays-now = joue
bids-now = enchérit
bidder = { $name } enchérit
winner = gagne
coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
coins-hidden = pièces cachées
camels = { $n ->
    [one] { $n } chameau restant
   *[other] { $n } chameaux restants
}
fakirs = { $n ->
    [one] { $n } fakir
   *[other] { $n } fakirs
}
goods = Marchandises
score = { $n ->
    [one] { $n } point jusqu’ici
   *[other] { $n } points jusqu’ici
}
without-hidden = Ce qui est caché n’est pas compté.
kills = Tuer un meeple de ce joueur

tent = campement à placer
tent-placed = campement placé
city-whims = Caprices dans les cités
items = { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}
whims = { $n ->
    [one] { $n } caprice en main
   *[other] { $n } caprices en main
}
own-items = Objets
own-whims = Caprices
fulfilled = Exaucé
item-when = À votre tour, sauf pendant le déplacement ; un par tour.
carpet-when = Avant ou pendant votre déplacement ; un objet par tour.
item-pile = { $n ->
    [one] Objets : { $n }
   *[other] Objets : { $n }
}
item-discard = défaussés : { $names }

place-in-order = place { $n }

## The sale.

sale = Vente
sale-none = Touchez des marchandises pour former une série, ou gardez-les.
sale-set = { $n ->
    [one] { $n } marchandise pour { $worth }
   *[other] { $n } marchandises différentes pour { $worth }
}
sale-best = Meilleure répartition : { $worth }
