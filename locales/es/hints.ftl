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
bid-or-unsure = Puja { $price }; puede que { $others } sea mejor, pero no puedo asegurarlo.
same-turn = Pujar { $prices }: el turno no llega antes que con una puja más barata.
spot-price = Puja
spot-turn = Turno
spot-own = Tú
spot-rivals = Rivales
spot-rival = Rival
spot-later = Después
spot-net = Total
spot-place = { $place } de { $of }
spot-turn-with = { $turn }, { $end }
spot-open = incierto
spots-key = Total: tú − puja + rival + después. Tú: lo que dan tus turnos de esta ronda. Rival: lo que obtiene el rival, en negativo. Después: lo que guardas para las rondas siguientes, menos lo que guarda el rival.
spots-key-rivals = Total: tú − puja + rivales + después. Tú: lo que dan tus turnos de esta ronda. Rivales: lo que obtienen en promedio, en negativo; cuenta más el que va delante. Después: lo que guardas para las rondas siguientes, menos lo que guardan los rivales.
spots-alike = No sé cuál de las casillas marcadas es la mejor: las cifras pueden errar en { $points }. Toma la más barata.
spots-guess = Lo que pujan y juegan los rivales es una suposición.
why-gone = Con la puja de { $price } juegas más tarde, y { $tile } con { $tribe } puede que ya no esté: tus turnos dan { $points } menos.
why-comes-later = { $what ->
    [own] Con la puja de { $price } juegas más tarde, y tus turnos dan { $points } menos.
    [rival] Con la puja de { $price } juegas más tarde, y el rival obtiene { $points } más.
    [rivals] Con la puja de { $price } juegas más tarde, y los rivales obtienen { $points } más.
   *[later] Con la puja de { $price } juegas más tarde y sales perdiendo { $points } en las rondas siguientes.
}
why-wait = Con la puja de { $price } juegas antes, cuando puede que { $tile } con { $tribe } aún no sea posible: tus turnos dan { $points } menos.
why-comes-earlier = { $what ->
    [own] Con la puja de { $price } juegas antes, pero tus turnos dan { $points } menos: lo que juegan los demás abre luego mejores movimientos.
    [rival] Con la puja de { $price } juegas antes, pero lo que dejas da al rival { $points } más.
    [rivals] Con la puja de { $price } juegas antes, pero lo que dejas da a los rivales { $points } más.
   *[later] Con la puja de { $price } juegas antes, pero sales perdiendo { $points } en las rondas siguientes.
}
why-unsure = { $what ->
    [own] Con la puja de { $price } puede que un rival juegue antes que tú: tus turnos dan { $points } menos.
    [rival] Con la puja de { $price } puede que el rival juegue antes que tú y obtenga { $points } más.
    [rivals] Con la puja de { $price } puede que un rival juegue antes que tú: los rivales obtienen { $points } más.
   *[later] Con la puja de { $price } puede que un rival juegue antes que tú: sales perdiendo { $points } en las rondas siguientes.
}
why-open = { $what ->
    [own] Con la puja de { $price }, tus turnos dan { $points } menos.
    [rival] Con la puja de { $price }, el rival obtiene { $points } más.
    [rivals] Con la puja de { $price }, los rivales obtienen { $points } más.
   *[later] Con la puja de { $price } sales perdiendo { $points } en las rondas siguientes.
}
why-most = La mayor parte: { $thing }.
why-most-rivals = Sobre todo, porque los rivales guardan más.
why-most-rival = Sobre todo, porque el rival guarda más.
why-price = La puja de { $price } cuesta { $coins } más, y no da tanto más a cambio.
why-no-earlier = Con una puja más cara no juegas antes.

## What a tile offers.

ends-from = Desde { $tile }, de mejor a peor: { $ends }.
one-end = { $tile } con { $tribe } ({ $points })
no-end = Ningún movimiento empieza en { $tile }.
