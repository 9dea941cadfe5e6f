### Texts of the guide of a first game: what it asks for, what it says of the things that happen, its suggestions.

##

guide = Guía
suggest = ¿Un consejo?
suggesting = Buscando un buen turno…
suggested = Consejo: { $what }.
hide = Ocultar la guía
show = Volver a mostrar la guía
show-hint = Explica cada paso hasta que lo conoces, y sugiere movimientos.

first-game = Tu primera partida
first-game-hint = Juegas una partida entera contra un novato, una máquina. Una guía dice qué se pide y qué ha pasado, cada vez menos a medida que aprendes, y sugiere movimientos.
play-first-game = Jugar tu primera partida

## What is asked.

watch-bid = Ahora puja { $name }. Quien más paga juega antes.
watch = Mira dónde acaba { $name } su turno y qué queda para ti.
bid = Puja por tu primer turno. El marcador más caro juega primero, pero cada moneda que guardas es un punto.
last-bid = Ahora puja por tu otro turno de esta ronda. Cada moneda que guardas es un punto.
do-move = Toma todos los meeples de una loseta iluminada. El último tiene que acabar donde haya otro de su color.
no-move = Ya no hay ningún movimiento posible. Sáltalo: la partida acaba tras esta ronda.
do-drop = Suelta uno en cada loseta, sin volver a la anterior. Para elegir, toca un color de tu mano; guarda el adecuado para el final.
last-drop = El último se une a los { $tribe }: los recoges todos. Si la loseta se queda vacía, es tuya.
trade = Los mercaderes toman las primeras cartas de la fila. Las mercancías distintas valen más juntas.
build = Los constructores ganan monedas: su número por las losetas de valor azul de aquí y de alrededor. Las monedas son puntos.
build-fakirs = Los constructores ganan su número por las losetas de valor azul de aquí y de alrededor. Cada faquir que añades cuenta como un constructor más.
must-kill = Los asesinos matan un meeple a su alcance, o uno que tenga delante { $name }. Una loseta que se queda vacía y sin camello es tuya.
may-kill = No hay nadie al alcance. Cada faquir lleva a tus asesinos una loseta más lejos; o no matas a nadie.
no-victim = No hay nadie al alcance de tus asesinos. Sigue.
place-palm = En un oasis se coloca una palmera. Da puntos a quien controla la loseta.
place-palace = En una aldea se coloca un palacio. Da puntos a quien controla la loseta.
place-by-djinn = Elige dónde va. Da puntos a quien controla esa loseta.
buy = Aquí puedes comprar. Cada tipo nuevo de mercancía aumenta el valor de tu serie.
cannot-buy = Un mercado, pero ahora no hay nada que puedas comprar. Sigue.
take-djinn = Aquí los ancianos pueden darte un genio: sus puntos, y un poder para el resto de la partida.
no-djinn = Un genio cuesta 2 ancianos, o 1 anciano y 1 faquir. Ahora no puedes tomar ninguno.
keep = Quédate con uno de los genios que has robado: sus puntos y su poder son tuyos.
choose = Elige una de las respuestas de la barra.
sell = Vende una serie de mercancías distintas, o guárdalas: también puntúan al final.
end = Ya está todo. Echa un último vistazo y acaba tu turno.

## Bids.

own-bid = Tu puja es { $price }. Quien puje más juega antes que tú.
own-bid-before = { $yet ->
    [0] Tu puja es { $price }: juegas antes que { $name }.
   *[other] Tu puja es { $price }: por ahora juegas antes que { $name }.
}
own-bid-between = Tu puja es { $price }: este turno cae entre dos de { $name }.
own-bid-after = { $yet ->
    [0] Tu puja es { $price }: { $name } juega antes de este turno.
   *[other] Tu puja es { $price }: por ahora { $name } juega antes de este turno.
}
their-bid = { $name } puja { $price }. Puja más y juegas antes.
their-zero = { $name } puja 0. Puja más, o también 0: quien llega allí el último juega antes que los demás.
their-bid-before = { $yet ->
    [0] { $name } puja { $price } y juega antes que tú.
   *[other] { $name } puja { $price } y por ahora juega antes que tú.
}
their-bid-between = { $name } puja { $price }: ese turno cae entre los dos tuyos.
their-bid-after = { $yet ->
    [0] { $name } puja { $price }: tú juegas antes.
   *[other] { $name } puja { $price }: por ahora tú juegas antes.
}
own-begin = Todas las pujas están hechas: empiezas tú.
their-begin = Todas las pujas están hechas: empieza { $name }.

## The person's own turn.

took = { $tile } es tuya: { $points } y { $tribe }.
ended = Acabas en { $tile } con { $tribe }.
ended-among = Acabas en { $tile } con { $tribe }. Quedan allí otros meeples, así que no es tuya.
ended-own = Acabas en { $tile }, una loseta tuya, con { $tribe }.
ended-theirs = Acabas en { $tile } con { $tribe }. La loseta sigue siendo de { $name }.
viziers-more = Visires: tú { $own }, { $name } { $theirs }. Tener más vale 10 puntos.
viziers-less = Visires: { $name } { $theirs }, tú { $own }. Tener más vale 10 puntos.
viziers-tie = Tienes los mismos visires que { $name }: el empate no da nada.
elders = Tus ancianos valen { $points }. También sirven para pagar genios.
cards = Tomas { $cards }. Las mercancías distintas valen más juntas.
cards-fakirs = Tomas { $cards }. Los faquires ayudan a constructores y asesinos, y pagan genios.
no-cards = No quedaba ninguna carta que tomar.
bought = Compras { $cards } por { $coins }.
earned = Tus constructores ganan { $coins }, y cada moneda es un punto.
earned-nothing = Tus constructores no ganan nada: no hay ninguna loseta de valor azul aquí ni alrededor.
sold = Vendes mercancías por { $coins }, y cada moneda es un punto.
killed = Tus asesinos matan a { $victims } en { $tile }.
killed-of = Tus asesinos matan a { $victims } de { $name }.
emptied = No queda nadie en { $tile }: es tuya, por { $points }.
placed-own = { CAPITAL($piece) } en { $tile }: { $points } para ti.
placed-theirs = { CAPITAL($piece) } en { $tile }: { $points } para { $name }, que controla la loseta.
placed = { CAPITAL($piece) } en { $tile }: dará puntos a quien tome la loseta.
djinn = Tomas a { $djinn }: { $points } y un poder. Toca su carta para leerlo.

## What a turn leaves.

own-left = Dejas { $tribe } en { $tile }: { $name } puede acabar allí un turno.
own-left-alone = Dejas { $tribe } sin nadie más en { $tile }: { $name } puede tomar esa loseta.
their-left = { $name } deja { $tribe } en { $tile }: puedes acabar allí un turno.
their-left-alone = { $name } deja { $tribe } sin nadie más en { $tile }: puedes tomar esa loseta.
round-ended = Fin de la ronda { $round }. Los marcadores pujan de nuevo, en el orden en que han jugado.
own-camels = { $n ->
    [one] Te queda { $n } camello. La ronda en que alguien coloque su último camello será la última.
   *[other] Te quedan { $n } camellos. La ronda en que alguien coloque su último camello será la última.
}
their-camels = { $n ->
    [one] A { $name } le queda { $n } camello. La ronda en que alguien coloque su último camello será la última.
   *[other] A { $name } le quedan { $n } camellos. La ronda en que alguien coloque su último camello será la última.
}
farewell = A partir de ahora solo comento lo nuevo. La bombilla de la barra da pistas cuando quieras.

## Suggestions.

way = salir de { $from } y acabar en { $end } con { $tribe }
way-by = salir de { $from }, pasar por { $by } y acabar en { $end } con { $tribe }
by-with = { $tile } ({ $meeple })
way-on = tocar { $meeple } en tu mano, luego { $tile }, y acabar en { $end } con { $tribe }
