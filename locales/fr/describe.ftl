### Texts about a game: prompts, buttons, tiles, the log.

## Phrases.

reach = portée { $n }

rank = { $place ->
    [0] en premier
    [1] en deuxième
    [2] en troisième
    [3] en quatrième
   *[other] en cinquième
}

further = { $parts }

## The player who decides, and the part of the round.

bids = { $name } enchérit
turn-of = { INITIAL($name) ->
    [vowel] Au tour d’{ $name }
   *[other] Au tour de { $name }
}
your-bid = À vous d’enchérir, { $name }
your-turn = À vous de jouer, { $name }
game-over = La partie est terminée
step-bid = Enchères
step-move = Déplacement
step-tribe = Tribu
step-djinn = Djinn
step-tile = Tuile
step-control = Contrôle
step-item = Objet
step-end = Vente
step-last = Fin
step-over = Scores

## Prompts.

ask-bid = Choisissez une place sur la piste d’ordre de jeu
ask-confirm-bid = Vous joueriez { rank } pour l’instant
ask-confirm-last-bid = Vous jouerez { rank }
ask-move = Prenez les meeples d’une tuile éclairée
ask-no-move = Aucun déplacement possible. Passez : la partie s’achève après ce tour de jeu
ask-no-move-ending = Aucun déplacement possible. Passez
ask-no-move-on-foot = Aucun déplacement possible à pied : prenez le tapis volant, ou passez
ask-drop = Posez un des { $n } meeples sur une tuile éclairée
ask-last-drop = Posez le dernier, { a-meeple } : il doit rejoindre un autre { meeple }
ask-choose-victim = { $tile } : choisissez la victime
ask-choose-drop = { $tile } : quel meeple poser ?
ask-choose-payment = { $tile } : comment payez-vous ?
ask-trade = { $n ->
    [one] Marchands : prenez la première carte de la rangée
   *[other] Marchands : prenez les { $n } premières cartes de la rangée
}
ask-trade-none = Marchands : il ne reste aucune carte dans la rangée
ask-build = { $blue ->
    [one] Bâtisseurs : { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } tuile à chiffre bleu = { $coins }
   *[other] Bâtisseurs : { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } tuiles à chiffre bleu = { $coins }
}
ask-build-doubled = { $blue ->
    [one] Bâtisseurs : { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } tuile à chiffre bleu × 2 (Echidna) = { $coins }
   *[other] Bâtisseurs : { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } tuiles à chiffre bleu × 2 (Echidna) = { $coins }
}
ask-must-kill = Assassins : vous devez tuer ; choisissez une victime
ask-must-kill-two = Assassins avec Iblis : vous devez tuer ; choisissez deux victimes
ask-may-kill = Assassins : tuez avec l’aide de fakirs, ou ne tuez personne
ask-may-kill-two = Assassins avec Iblis : tuez-en deux avec l’aide de fakirs, ou personne
ask-no-victim = Assassins : aucune victime n’est à portée
ask-control = { $tile } est à vous : chameau ou campement ?
ask-craft = { $n ->
    [one] Artisans : piochez un objet
   *[other] Artisans : piochez { $n } objets et gardez-en un
}
ask-craft-none = Artisans : il ne reste aucun objet
ask-keep-item = Artisans : vous devez garder un de ces objets
ask-workshop = Atelier : vous pouvez prendre le premier objet
ask-no-workshop = Atelier : vous ne pouvez prendre aucun objet
ask-drop-flying = Posez le dernier, { a-meeple } : le tapis l’emporte vers n’importe quel autre { meeple }
ask-use = { $item } : { $power }
ask-talisman-to = { $item } : choisissez où il va
ask-bring = { $n ->
    [one] Flûte : amenez un meeple en { $tile }
   *[other] Flûte : amenez jusqu’à { $n } meeples en { $tile }
}
ask-bring-none = Flûte : aucun autre ne peut venir en { $tile }
ask-choose-meeples = { $tile } : lesquels ?
ask-order = Corne : touchez les cartes dans l’ordre voulu
ask-keep = Sibittis : vous devez garder un de ces djinns
ask-must-place = Vous devez placer { $piece } en { $tile }
ask-must-place-or = Vous devez placer { $piece } en { $tile }, ou sur une tuile voisine grâce à { $djinn }
ask-buy = { $kind } : vous pouvez acheter { $cards } pour { $coins }
ask-cannot-buy = { $kind } : vous ne pouvez rien acheter
ask-djinn = Lieu sacré : vous pouvez prendre un djinn pour 2 sages, ou 1 sage et 1 fakir
ask-no-djinn = Lieu sacré : vous ne pouvez prendre aucun djinn
ask-place-palm = Enki : vous devez placer un palmier sur une oasis
ask-place-palace = Bouraq : vous devez placer un palais sur un village
ask-place-palm-or = Enki : vous devez placer un palmier sur une oasis, ou sur une tuile voisine grâce à Lamia
ask-place-palace-or = Bouraq : vous devez placer un palais sur un village, ou sur une tuile voisine grâce à Hagis
ask-empty-tile = { $djinn } : choisissez une tuile où il n’y a rien
ask-meeple-tile = { $djinn } : choisissez une tuile où il n’y a que des meeples
ask-confirm-keep = Garder { $djinn } ?
ask-confirm-take = Prendre { $djinn } ?
ask-confirm-use = Utiliser { $djinn } ?
ask-pay-take = Prendre { $djinn } : comment payez-vous ?
ask-pay-use = Utiliser { $djinn } : comment payez-vous ?
ask-sell = Vendez, ou terminez votre tour
ask-end = Terminez votre tour
ask-give-up-purchase = Vous pouvez encore prendre quelque chose ici. Terminer le tour quand même ?
ask-give-up-power = Vous avez payé un pouvoir sans l’utiliser. Terminer le tour quand même ?
ask-over = { $name } gagne avec { $points }
ask-over-shared = { $names } gagnent ensemble avec { $points }

## Refusals whose reason depends on the game.

why-finish-move = Finissez d’abord votre déplacement.
why-several-ways = Plusieurs chemins finissent ici : posez un par un. Ces tuiles y mènent.
why-occupied = Un chameau ou un campement s’y trouve déjà.
why-first-cards = { $n ->
    [one] Seule la première carte est à vendre ici.
   *[other] Seules les { $n } premières cartes sont à vendre ici.
}

## Buttons.

do-more-fakirs = Un fakir de plus
do-fewer-fakirs = Un fakir de moins
do-cancel = Renoncer
do-bid = { $coins ->
    [0] Miser { $price } : payer { $fakirs }
   *[other] { $fakirs ->
        [0] Miser { $price } : payer { $coins }
       *[other] Miser { $price } : payer { $coins } et { $fakirs }
    }
}
do-bid-free = Miser { $price } : ne rien payer
do-take = Prendre { $meeples } en { $tile }
do-drop = Poser { $meeple } en { $tile }
do-skip-move = Passer le déplacement
do-skip-kill = Ne tuer personne
do-trade = Prendre { $cards }
do-build = Gagner { $coins }
do-build-fakirs = Défausser { $fakirs }, gagner { $coins }
do-kill-on = Tuer { $victims } en { $tile }
do-kill-on-fakirs = Tuer { $victims } en { $tile } pour { $fakirs }
do-kill-of = { INITIAL($name) ->
    [vowel] Tuer { $victims } d’{ $name }
   *[other] Tuer { $victims } de { $name }
}
do-keep-item = Garder { $item }
do-keep = Garder { $djinn }
do-place = Placer { $piece } en { $tile }
do-place-pay = Placer { $piece } en { $tile } avec { $djinn } pour { $payment }
do-buy = Acheter { $cards } pour { $coins }
do-take-djinn = Prendre { $djinn } pour { $payment }
do-power = Utiliser { $djinn } pour { $payment }
do-power-on = Utiliser { $djinn } en { $tile } pour { $payment }
do-control = { $piece } +{ $points }
do-craft = { $n ->
    [one] Piocher { $n } objet
   *[other] Piocher { $n } objets
}
do-take-item = Prendre l’objet pour { $payment }
do-pass-item = Pas d’objet
do-use = Utiliser { $item }
do-scimitar = Retirer { $victims } de { $tile }
do-lamp = Prendre { $djinn }
do-lamp-deck = Premier de la pioche
do-flute = Amener des meeples en { $tile }
do-ring = Reprendre { $item }
do-talisman = Déplacer de { $from } en { $tile }
do-bring = Amener { $meeple } depuis { $tile }
do-done = Cela suffit
do-order = Garder cet ordre
do-whim = Poser { $whim } pour { $coins }
do-pass-market = Ne rien acheter
do-pass-djinn = Pas de djinn
do-pass = Continuer
do-sell = Vendre { $goods } pour { $coins }
do-end = Terminer le tour
choice-reveals = { $action } (« Annuler » s’arrête ici)
reveals-note = « Annuler » s’arrête ici

## Tiles for screen readers.

no-meeples = aucun meeple
mountains-north-west = montagnes au nord et à l’ouest
mountains-south-east = montagnes au sud et à l’est
value = valeur { $value } sur fond { $colour }
dropped = { $n ->
    [one] posé à l’instant : { $meeples }
   *[other] posés à l’instant : { $meeples }
}
camel-of = { INITIAL($name) ->
    [vowel] chameau d’{ $name }
   *[other] chameau de { $name }
}
tent-of = { INITIAL($name) ->
    [vowel] campement d’{ $name }
   *[other] campement de { $name }
}
whim-here = caprice { $whim } ({ whim-terms })
whim-terms = { $needed } { aim } : { $coins }
whim-aim = { $needed } { aim }
whim-progress = { $have } sur { $needed } { aim }
of-colour = { $kind } à fond { $colour }
workshop-north-west = { $kind } { $value }, au nord et à l’ouest
workshop-south-east = { $kind } { $value }, au sud et à l’est
of-value = { $value ->
    [0] { $kind }
   *[other] { $kind } { $value }
}
city-value = fond { $colour }
can-scimitar = on peut y retirer des meeples
can-call = des meeples peuvent y venir
can-move-piece = votre pièce ici peut partir
can-move-here = elle peut venir ici
can-bring = on peut en amener { $meeples }
start-of-path = départ du trajet
step-of-path = étape { $step } du trajet
can-take = on peut y prendre les meeples
can-drop = on peut y poser { $meeples }
can-kill = on peut y tuer { $meeples }
can-kill-for = on peut y tuer { $meeples } pour { $fakirs }
can-place = on peut y placer { $piece }
can-place-for = on peut y placer { $piece } pour { $payment }
can-use = on peut y utiliser { $djinn } pour { $payment }
ends = le déplacement peut finir ici : { $meeples }
counted = compte pour les bâtisseurs
blocked = pas ici : { SMALL($reason) }
takes-tile = prend la tuile
then-place = puis { $piece } doit être placé
then-buy = puis achat possible de { $cards } pour { $coins }
then-item = puis un objet possible
then-whim = puis prend le caprice { $whim }
then-djinn = puis un djinn possible

## The log.

log-bid = { $name } mise { $price }.
log-bid-pays = { $coins ->
    [0] { $name } mise { $price } et paie { $fakirs }.
   *[other] { $fakirs ->
        [0] { $name } mise { $price } et paie { $coins }.
       *[other] { $name } mise { $price } et paie { $coins } et { $fakirs }.
    }
}
log-bid-free = { $name } mise { $price } et ne paie rien.
log-turn = { INITIAL($name) ->
    [vowel] Au tour d’{ $name }.
   *[other] Au tour de { $name }.
}
log-pushed = { $by } jouera avant { $name }.
log-pushed-self = Le pion précédent recule : { $name } l’a poussé.
log-round = Le tour de jeu { $round } est terminé.
log-wins = La partie est terminée : { $name } gagne.
log-share = La partie est terminée : { $names } se partagent la victoire.
log-take = { $name } prend { $meeples } en { $tile }.
log-drop = Pose { $meeple } en { $tile }.
log-collect = Récolte { $meeples } en { $tile }.
log-control = { $name } prend le contrôle de { $tile }.
log-tent = { $name } prend le contrôle de { $tile } avec le campement.
log-moved-camel = { INITIAL($name) ->
    [vowel] Le chameau d’{ $name } va de { $from } en { $tile }.
   *[other] Le chameau de { $name } va de { $from } en { $tile }.
}
log-moved-tent = { INITIAL($name) ->
    [vowel] Le campement d’{ $name } va de { $from } en { $tile }.
   *[other] Le campement de { $name } va de { $from } en { $tile }.
}
log-carried = Amène { $meeple } de { $from } en { $tile }.
log-drew-items = { $n ->
    [one] { $name } pioche { $n } objet.
   *[other] { $name } pioche { $n } objets.
}
log-kept-item = { $name } garde un objet.
log-kept-item-for = { $name } le garde pour { $payment }.
log-used-item = { $name } utilise { $item }.
log-used-item-on = { $name } utilise { $item } en { $tile }.
log-whim-taken = { $name } prend le caprice en { $tile }.
log-whim = { $name } pose { $whim }.
log-whims = Nouveaux caprices : { $whims }.
why-whim = caprice
log-coins = { $n ->
    [one] { $name } : { SIGNED($n) } pièce ({ $why }).
   *[other] { $name } : { SIGNED($n) } pièces ({ $why }).
}
why-builders = bâtisseurs
why-market = achat
why-sale = vente
log-cards = { $name } prend { $cards }.
log-no-card = Il ne reste aucune carte pour { $name }.
log-draws = { $name } pioche { $cards }.
log-sold = Vente : { $goods }.
log-market = Nouveau dans la rangée de cartes : { $cards }.
log-djinns = Nouveau parmi les djinns : { $djinns }.
log-djinn = { $name } prend { $djinn }.
log-djinn-for = { $name } prend { $djinn } pour { $payment }.
log-keeps = { $name } garde { $djinn }.
log-power = { $name } utilise { $djinn } pour { $payment }.
log-kill-on = { INITIAL($name) ->
    [vowel] Les assassins d’{ $name } tuent { $victims } en { $tile }.
   *[other] Les assassins de { $name } tuent { $victims } en { $tile }.
}
log-kill-on-fakirs = { INITIAL($name) ->
    [vowel] Les assassins d’{ $name } tuent { $victims } en { $tile } avec { $fakirs }.
   *[other] Les assassins de { $name } tuent { $victims } en { $tile } avec { $fakirs }.
}
log-kill-of = { INITIAL($name) ->
    [vowel] { INITIAL($other) ->
        [vowel] Les assassins d’{ $name } tuent { $victims } d’{ $other }.
       *[other] Les assassins d’{ $name } tuent { $victims } de { $other }.
    }
   *[other] { INITIAL($other) ->
        [vowel] Les assassins de { $name } tuent { $victims } d’{ $other }.
       *[other] Les assassins de { $name } tuent { $victims } de { $other }.
    }
}
log-place = { $name } place { $piece } en { $tile }.
log-seed = Tirés du sac à l’aveugle, en { $tile } : { $meeples }.
log-reshuffled-cards = Les cartes défaussées forment une nouvelle pioche.
log-reshuffled-djinns = Les djinns défaussés forment une nouvelle pioche.
ended-camels = { $n ->
    [one] { $names } n’avait plus de chameau.
   *[other] { $names } n’avaient plus de chameau.
}
ended-no-move = Plus aucun déplacement possible.
log-taken-back = La table revient en arrière : la partie reprend d’un moment antérieur.

## Players' colours.

indigo = indigo
orange = orange
teal = turquoise
pink = rose
black = noir
