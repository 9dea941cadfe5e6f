### Texts of the review of a game.

##

review = Analyse
review-hint = Ce que valait chaque décision, et où la partie a basculé.
open-shared = Ouvrir et analyser

## The run.

about = Chaque décision est jugée d’après ce que son joueur pouvait savoir. Il faut une minute environ ; vous pouvez faire autre chose.
tells = Cette partie n’est pas finie. Les chiffres et les meilleurs coups révèlent un peu des pièces et des cartes cachées.
closed = Cette partie n’est pas finie, et à cette table tous n’ont pas droit aux indices. L’analyse attend donc la fin, ou que la table les accorde à tous.
run = Analyser
go-on = Continuer
stop = Arrêter
running = { $judged } décisions sur { $all } sont jugées…
stopped = { $judged } décisions sur { $all } sont jugées : la suite ne parle que d’elles.
done = { $n ->
    [one] La seule décision est jugée.
   *[other] Les { $n } décisions sont toutes jugées.
}
nothing = Personne n’a encore rien décidé.
progress = Analyse en cours
here = La décision à ce moment
on-board = Sur le plateau
better-line = Le mieux
played-line = Le coup joué
not-here = Aucune décision jugée ne commence ni ne se poursuit ici.

## What decided.

decided = { $winner } bat { $other } de { $by }. La feuille de score dit où : { $lines }.
decisive = { $line } { $own } contre { $theirs }
shared = { $names } se partagent la victoire : la feuille de score est à égalité.

## The graph.

graph = Cours de la partie
measure = Afficher
chance = Chance de gagner
margin = Avance attendue
in-front = Au premier plan
graph-label = { $what } de chaque joueur au fil de la partie. Le tableau plus bas a les mêmes chiffres.
graph-hint = Touchez le graphique pour voir ce moment. Les traits verticaux en pointillés marquent où une chance de gagner a le plus changé.
turnings = Tournants
turning = { $when }. { $name } : { $before } → { $after }
as-table = Le même en tableau
moment = Avant
at-end = À la fin
so-far = Ensuite
percent = { $n } %

## The players.

players = D’où vient le résultat
sums-hint = Points d’avance sur le meilleur rival. Ce que j’ai vu plus tard n’est la perte nette de personne : j’en avais d’abord jugé autrement, ou la perte était trop incertaine pour compter. Précision et pertes se mesurent à ce que je jouerais : qui pense comme moi paraît parfait.
start = Au départ
luck = Chance au tirage
own = Pertes propres
rivals = Pertes des rivaux
rest = Ce que j’ai vu plus tard
end = Avance finale
end-so-far = Avance jusqu’ici
accuracy = Précision
lost = Points perdus
bids = Enchères
sales = Ventes
gifts = Cadeaux aux rivaux
djinns = Djinns
ends = Fins de déplacement manquées
points = Points immédiats
later = Trop peu pour la suite
other = Autres
costliest = Ce qui a le plus coûté à { $name }
costliest-so-far = Ce qui a le plus coûté à { $name } jusqu’ici (jugé : { $judged } sur { $all })
no-cost = { $name } : aucune perte nette
no-cost-so-far = { $name } : aucune perte nette jusqu’ici (jugé : { $judged } sur { $all })

## The decisions.

decisions = Décisions
which = Lesquelles
marked = Marquées
with-loss = Avec perte
all = Toutes
none-such = Aucune.
none-so-far = Aucune pour l’instant.
bid-of = Tour de jeu { $round }, { $name } enchérit
turn-of = Tour de jeu { $round }, { $name } joue
see = Voir ce moment : { $when }
bid = mise de { $price }
ended = { $tile } avec des { $tribe }
played = Joué : { $what }.
better = Mieux : { $what }.
as-good = Je ne trouve rien de mieux.
forced = Il n’y avait pas le choix.
left-instead = Le coup joué laissait { $points }.
loss = Cela a coûté { $points }.
bid-turns = Une mise de { $better } donne probablement le tour { $turn } ; une mise de { $played }, le tour { $other }.
parts = Tout de suite { SIGNED($once) }, rivaux { SIGNED($left) }, gardé pour la suite { SIGNED($kept) } : { SIGNED($loss) } en tout.
bid-parts = Prix { SIGNED($price) }, vos tours { SIGNED($turns) }, rivaux { SIGNED($left) } : { SIGNED($loss) } en tout.
once-part = Tout de suite : { SIGNED($points) }.
price-part = Prix : { SIGNED($points) }.
turns-part = Vos tours : { SIGNED($points) }.
left-part = Rivaux : { SIGNED($points) }.
kept-part = Gardé pour la suite : { SIGNED($points) }.
kept-part-with = Gardé pour la suite : { SIGNED($points) } ({ $things }).
early = Les écarts se resserrent jusqu’à la fin : un point pris maintenant y compte { $percent }.
kept = Gardé pour la suite : { $things }.
kept-points = { $thing } { SIGNED($points) }
kept-coins = pièces
kept-viziers = avance en vizirs
kept-elders = sages
kept-djinns = djinns
kept-goods = série de marchandises
kept-fakirs = fakirs
kept-camels = chameaux restants
kept-items = objets
kept-whims = caprices
kept-land = ce que vos tuiles peuvent encore rapporter
after-rivals = { $thing } après les tours des rivaux
next-turn = votre prochain tour
nearer-end = fin de partie plus proche
kept-rest = le reste
drew = Chance au tirage qui a suivi, en points, non comptée dans la perte : { $points }.
chances = Chance de gagner avec le mieux : { $before }, avec le coup joué : { $after }.
small = petite perte
clear = perte nette
grave = lourde perte
