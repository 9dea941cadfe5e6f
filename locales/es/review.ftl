### Texts of the review of a game.

##

review = Análisis
review-hint = Cuánto valía cada decisión y dónde cambió la partida.
open-shared = Abrir y analizar

## The run.

about = Cada decisión se juzga por lo que su jugador podía saber. Tarda un minuto, más o menos; puedes hacer otra cosa entretanto.
tells = Esta partida no ha acabado. Las cifras y las mejores jugadas dicen algo de monedas y cartas ocultas.
closed = Esta partida no ha acabado, y no todos en esta mesa tienen pistas. Por eso el análisis espera al final, o a que la mesa dé pistas a todos.
run = Analizar
go-on = Seguir
stop = Parar
running = { $judged } de { $all } decisiones juzgadas…
stopped = { $judged } de { $all } decisiones juzgadas: lo que sigue habla solo de ellas.
done = { $n ->
    [one] La única decisión está juzgada.
   *[other] Las { $n } decisiones están juzgadas.
}
nothing = Nadie ha decidido nada todavía.
progress = Análisis en marcha
here = La decisión de este momento
on-board = En el tablero
better-line = La mejor
played-line = La que se jugó
not-here = Ninguna decisión juzgada empieza ni continúa aquí.

## What decided.

decided = { $winner } gana a { $other } por { $by }. La hoja de puntuación dice dónde: { $lines }.
decisive = { $line } { $own } a { $theirs }
shared = { $names } comparten la victoria: la hoja de puntuación está igualada.

## The graph.

graph = Curso de la partida
measure = Mostrar
chance = Probabilidad de ganar
margin = Ventaja esperada
in-front = En primer plano
graph-label = { $what } de cada jugador a lo largo de la partida. La tabla de abajo tiene las mismas cifras.
graph-hint = Toca la gráfica para ver ese momento. Las verticales punteadas marcan dónde más cambió una probabilidad de ganar.
turnings = Momentos decisivos
turning = { $when }. { $name }: { $before } → { $after }
as-table = Lo mismo en una tabla
moment = Antes
at-end = Al final
so-far = Después
percent = { $n } %

## The players.

players = Cómo se llegó a esto
sums-hint = Puntos de ventaja sobre el mejor rival. Lo que vi después no es pérdida clara de nadie: al principio yo había juzgado otra cosa, o la pérdida era demasiado incierta para contarla. La precisión y las pérdidas se miden por lo que jugaría yo: quien piensa como yo parece no fallar.
start = Al principio
luck = Suerte en los robos
own = Pérdidas propias
rivals = Pérdidas de rivales
rest = Lo que vi después
end = Ventaja final
end-so-far = Ventaja hasta ahora
accuracy = Precisión
lost = Puntos perdidos
bids = Pujas
sales = Ventas
gifts = Regalos a rivales
djinns = Genios
ends = Finales no vistos
points = Puntos inmediatos
later = Poco para después
other = Otros
costliest = Lo que más le costó a { $name }
costliest-so-far = Lo que más le costó a { $name } hasta ahora (juzgadas: { $judged } de { $all })
no-cost = { $name }: ninguna pérdida clara
no-cost-so-far = { $name }: ninguna pérdida clara hasta ahora (juzgadas: { $judged } de { $all })

## The decisions.

decisions = Decisiones
which = Cuáles
marked = Marcadas
with-loss = Con pérdida
all = Todas
none-such = Ninguna.
none-so-far = Ninguna hasta ahora.
bid-of = Ronda { $round }, puja { $name }
turn-of = Ronda { $round }, juega { $name }
see = Ver este momento: { $when }
bid = puja de { $price }
ended = { $tile } con { $tribe }
played = Jugado: { $what }.
better = Mejor: { $what }.
as-good = No encuentro nada mejor.
forced = No había elección.
left-instead = Lo que se jugó dejaba { $points }.
loss = Eso costó { $points }.
bid-turns = La puja de { $better } probablemente da el turno { $turn }; la de { $played }, el turno { $other }.
parts = Al momento { SIGNED($once) }, rivales { SIGNED($left) }, guardado para después { SIGNED($kept) }: { SIGNED($loss) } en total.
bid-parts = Precio { SIGNED($price) }, tus turnos { SIGNED($turns) }, rivales { SIGNED($left) }: { SIGNED($loss) } en total.
once-part = Al momento: { SIGNED($points) }.
price-part = Precio: { SIGNED($points) }.
turns-part = Tus turnos: { SIGNED($points) }.
left-part = Rivales: { SIGNED($points) }.
kept-part = Guardado para después: { SIGNED($points) }.
kept-part-with = Guardado para después: { SIGNED($points) } ({ $things }).
early = Las ventajas se reducen hasta el final: un punto ganado ahora contará entonces { $percent }.
kept = Guardado para después: { $things }.
kept-points = { $thing } { SIGNED($points) }
kept-coins = monedas
kept-viziers = ventaja en visires
kept-elders = ancianos
kept-djinns = genios
kept-goods = serie de mercancías
kept-fakirs = faquires
kept-camels = camellos por colocar
kept-items = objetos
kept-whims = caprichos
kept-land = lo que aún pueden dar tus losetas
after-rivals = { $thing } tras los turnos de los rivales
next-turn = tu próximo turno
nearer-end = final de la partida más cercano
kept-rest = otras cosas
drew = Suerte en lo que salió después, en puntos, no incluida en la pérdida: { $points }.
chances = Probabilidad de ganar con la mejor: { $before }; con la que se jugó: { $after }.
small = pérdida pequeña
clear = pérdida clara
grave = pérdida grave
