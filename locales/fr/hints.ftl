### Texts of hints: what the page advises a player, in stages.

##

hint = Indice
where-to = Où ?
how = Comment ?
whole = Tout montrer
hide = Cacher l’indice
key = Un indice quand c’est à vous ; encore, et il en dit plus
looking = Je cherche la meilleure façon de jouer…

allowed = Indices sur demande
allowed-hint = Qui doit jouer peut demander conseil, un peu à la fois.
of-player = Indices

## What to look for.

close = Plusieurs coups se valent à peu près. { $more }
only = Je ne vois qu’une façon de continuer.
no-move = Aucun déplacement n’est possible.
mind = Ne prenez pas seulement le plus de points tout de suite.
cheap-bid = Une mise bon marché suffit ici.
dear-bid = Jouer tôt vaut son prix ici.
earlier = Quelques pièces pour jouer plus tôt sont bien dépensées ici.
any-place = Peu importe ici quand vous jouez.
area = Le déplacement finit sur une tuile marquée, de { $first } à { $last }.
look-at = Regardez les tuiles marquées, de { $first } à { $last }.

## The idea of a line.

end = finir en { $tile } avec des { $tribe }
act = { SMALL($action) }
idea = { CAPITAL($idea) }.
bid = miser { $price }
end-in-short = { $tile } avec des { $tribe }
as-good = À peu près aussi bien : { $what }.

## The whole line.

control = poser le { $piece } en { $tile }
steps = Le tout : { $steps }.
leaves = Le meilleur qui reste à { $name } : des { $tribe } en { $tile }, { $points }.
leaves-you = Votre tour suivant pourrait donner des { $tribe } en { $tile }, { $points }.
but-leaves = { CAPITAL($second) } : { $more } de plus tout de suite, mais { $name } y gagnerait { $points }.
but-later = { CAPITAL($second) } : { $more } de plus tout de suite, mais moins plus tard, je crois.
ahead = Vous pouvez alors espérer finir avec { $points } d’avance.
behind = Vous finiriez alors avec { $points } de retard.
level = Vous finiriez alors à peu près à égalité.

## What each spot is worth.

one-bid = Misez { $price }.
any-bid = N’importe quelle mise jusqu’à { $most } convient.
bid-or = Misez { $price } ; ou { $others }, à peu près aussi bien.
bid-or-unsure = Misez { $price } ; peut-être que { $others } serait mieux, je ne saurais trancher.
same-turn = Miser { $prices } : on ne joue pas plus tôt qu’avec une mise moins chère.
spot-price = Mise
spot-turn = Tour
spot-own = Vous
spot-rivals = Rivaux
spot-rival = Rival
spot-later = Après
spot-net = Total
spot-place = { $place } sur { $of }
spot-turn-with = { $turn }, { $end }
spot-open = à voir
spots-key = Total : vous − mise + rival + après. Vous : ce que vos tours rapportent dans ce tour de jeu. Rival : ce qu’obtient le rival, en négatif. Après : ce que vous gardez pour les tours de jeu suivants, moins ce que garde le rival.
spots-key-rivals = Total : vous − mise + rivaux + après. Vous : ce que vos tours rapportent dans ce tour de jeu. Rivaux : ce qu’ils obtiennent en moyenne, en négatif ; celui de tête compte le plus. Après : ce que vous gardez pour les tours de jeu suivants, moins ce que gardent les rivaux.
spots-alike = Je ne saurais dire laquelle des places marquées est la meilleure : les chiffres sont justes à { $points } près. Prenez la moins chère.
spots-guess = Ce que misent et jouent les rivaux est une supposition.
why-gone = Avec une mise de { $price }, vous jouez plus tard, et { $tile } avec des { $tribe } risque de ne plus être là : vos tours rapportent { $points } de moins.
why-comes-later = { $what ->
    [own] Avec une mise de { $price }, vous jouez plus tard, et vos tours rapportent { $points } de moins.
    [rival] Avec une mise de { $price }, vous jouez plus tard, et le rival obtient { $points } de plus.
    [rivals] Avec une mise de { $price }, vous jouez plus tard, et les rivaux obtiennent { $points } de plus.
   *[later] Avec une mise de { $price }, vous jouez plus tard et perdez { $points } sur les tours de jeu suivants.
}
why-wait = Avec une mise de { $price }, vous jouez plus tôt, et { $tile } avec des { $tribe } n’est peut-être pas encore possible : vos tours rapportent { $points } de moins.
why-comes-earlier = { $what ->
    [own] Avec une mise de { $price }, vous jouez plus tôt, et vos tours rapportent { $points } de moins : ce que jouent les autres ouvre de meilleurs coups.
    [rival] Avec une mise de { $price }, vous jouez plus tôt, et ce que vous laissez rapporte { $points } de plus au rival.
    [rivals] Avec une mise de { $price }, vous jouez plus tôt, et ce que vous laissez rapporte { $points } de plus aux rivaux.
   *[later] Avec une mise de { $price }, vous jouez plus tôt, mais vous perdez { $points } sur les tours de jeu suivants.
}
why-unsure = { $what ->
    [own] Avec une mise de { $price }, un rival risque de jouer avant vous : vos tours rapportent { $points } de moins.
    [rival] Avec une mise de { $price }, le rival risque de jouer avant vous et d’obtenir { $points } de plus.
    [rivals] Avec une mise de { $price }, un rival risque de jouer avant vous : les rivaux obtiennent { $points } de plus.
   *[later] Avec une mise de { $price }, un rival risque de jouer avant vous : vous perdez { $points } sur les tours de jeu suivants.
}
why-open = { $what ->
    [own] Avec une mise de { $price }, vos tours rapportent { $points } de moins.
    [rival] Avec une mise de { $price }, le rival obtient { $points } de plus.
    [rivals] Avec une mise de { $price }, les rivaux obtiennent { $points } de plus.
   *[later] Avec une mise de { $price }, vous perdez { $points } sur les tours de jeu suivants.
}
why-most = L’essentiel de cette perte : { $thing }.
why-most-rivals = Cela vient surtout de ce que les rivaux gardent en plus.
why-most-rival = Cela vient surtout de ce que le rival garde en plus.
why-price = Une mise de { $price } coûte { $coins } de plus, et ne rapporte pas autant en échange.
why-no-earlier = Une mise plus chère ne fait pas jouer plus tôt.

## What a tile offers.

ends-from = Depuis { $tile }, le mieux d’abord : { $ends }.
one-end = { $tile } avec des { $tribe } ({ $points })
no-end = Aucun déplacement ne part de { $tile }.

