### Texts of hints: what the page advises a player, in stages.

##

hint = Pista
where-to = ¿Dónde?
how = ¿Cómo?
whole = Verlo todo
hide = Ocultar la pista
key = Una pista cuando te toca jugar; otra vez, y dice más
looking = Buscando el mejor camino…

allowed = Pistas a petición
allowed-hint = Quien tenga que jugar puede preguntar qué aconseja la página, poco a poco.
of-player = Pistas

## What to look for.

close = Varios caminos son casi igual de buenos. { $more }
only = Solo veo una forma de seguir.
no-move = No hay movimiento posible.
mind = No tomes sin más lo que da más puntos ahora.
cheap-bid = Aquí basta una puja barata.
dear-bid = Aquí un turno temprano vale lo que cuesta.
earlier = Aquí unas monedas por jugar antes están bien gastadas.
any-place = Aquí importa poco cuándo juegas.
area = El movimiento acaba en una loseta marcada, de { $first } a { $last }.
look-at = Mira las losetas marcadas, de { $first } a { $last }.

## The idea of a line.

end = acabar en { $tile } con { $tribe }
act = { SMALL($action) }
idea = { CAPITAL($idea) }.
bid = pujar { $price }
end-in-short = { $tile } con { $tribe }
as-good = Casi igual de bueno: { $what }.

## The whole line.

control = poner { FORM($piece, "definite") } en { $tile }
steps = Todo el camino: { $steps }.
leaves = Lo mejor que deja para { $name }: { $tribe } en { $tile }, { $points }.
leaves-you = Tu próximo turno podría ser { $tribe } en { $tile }, { $points }.
but-leaves = { CAPITAL($second) }: { $more } más ahora mismo, pero le deja a { $name } { $points }.
but-later = { CAPITAL($second) }: { $more } más ahora mismo, pero menos después, creo.
ahead = Puedes esperar acabar con { $points } de ventaja.
behind = Puedes esperar acabar con { $points } de desventaja.
level = Puedes esperar acabar más o menos en empate.

## What each spot is worth.

one-bid = Puja { $price }.
any-bid = Cualquier puja hasta { $most } está bien.
bid-or = Puja { $price }; { $others } es casi igual de bueno.
the-best = lo mejor
about-as-good = casi igual de bueno
worse = { $points } peor
same-turn = Pujar { $prices }: el mismo turno por más monedas.
judged-bid = Pujar { $price }, { $label }
judged-bid-only = Pujar { $price }, { $label }.
less-later = { $round }, y menos para después
more-later = { $round }, y más para después
with-turn = { $bid }: { $turn }; { $round }.
turn-for = turno { $place } de { $of }, probablemente { $tile } con { $tribe }
turn-for-any = turno { $place } de { $of }, con lo mejor que haya entonces
round-brings = la ronda da cerca de { $own }, y a un rival cerca de { $rivals }

## What a tile offers.

ends-from = Desde { $tile }, de mejor a peor: { $ends }.
one-end = { $tile } con { $tribe } ({ $points })
no-end = Ningún movimiento empieza en { $tile }.
