### Texts of puzzles.

##

puzzles = Problemas
daily = Problema del día
about = Posiciones de partidas entre máquinas. En cada una, una opción es mucho mejor que todas las demás.
with-expansions = Con expansiones
daily-with-expansions = El problema del día con expansiones
artisans = Artesanos
whims = Caprichos
number-move = Problema { $number }: un movimiento
number-bid = Problema { $number }: una puja
rated = nivel { $n }
your-rating = Tu nivel: { $n }. Cuenta tu primera respuesta a cada problema, sin pista.
rating-now = Tu nivel: { $n } ({ SIGNED($change) }).
for-you = El siguiente para ti
lesson-of = Lección: { $name }
endings = Finales
about-endings = Aquí la mejor opción gana puntos, pero apenas cambia quién vence.
gone = Este problema se retiró: su solución ya no es la mejor.
solved = resuelto
solved-of = { $done } de { $all } resueltos
easy = Fácil
medium = Medio
hard = Difícil
next = Siguiente problema
all = Todos los problemas
end = Eso era.
forget = Olvidar lo resuelto
forget-really = Olvidarlo de verdad
unknown = Ese problema no existe.
missing = No se pudieron cargar los problemas. Comprueba la conexión y vuelve a intentarlo.
broken = Este problema no se puede leer: { $fault }

## What a puzzle is about.

control = Una loseta por tomar
assassins = Asesinos
builders = Constructores
merchants = Mercaderes
viziers = Visires
djinns = Un genio
bids = El precio justo
leaving = No dejar nada
ending = Acabar la partida

## The task.

find-move = Encuentra la loseta y la tribu con que acabar tu movimiento. Eres { $name }; un movimiento es mucho mejor que todos los demás.
find-a-move = Encuentra la loseta y la tribu con que acabar tu movimiento. Eres { $name }; dos movimientos son más o menos igual de buenos, y mucho mejores que todos los demás.
find-bid = Encuentra el precio de tu puja. Eres { $name }; un precio es mucho mejor que todos los demás.
find-a-bid = Encuentra el precio de tu puja. Eres { $name }; dos precios son más o menos igual de buenos, y mucho mejores que todos los demás.

with-expansion = { expansion }.

## What the board shows while one drops meeples.

legend = Iluminada: se puede soltar ahí. Figura: qué tribu. Bandera: se puede acabar ahí.

## Hints, the vaguest first.

hint-control = Busca una loseta que puedas tomar.
hint-assassins = Acaba con los asesinos.
hint-builders = Acaba con los constructores.
hint-merchants = Acaba con los mercaderes.
hint-viziers = Acaba con los visires.
hint-djinns = Mira lo que vale ahora un genio.
hint-bids = ¿Qué te daría el primer turno, y qué queda después de los demás?
hint-leaving = Mira lo que podría hacer quien juega después.
hint-ending = Cuenta los camellos que quedan.
costs-at-most = La mejor casilla cuesta { $price } como mucho.
costs-at-least = La mejor casilla cuesta { $price } como mínimo.
begins = El movimiento empieza en { $tile }.

## Answers.

not-best-move = Hay un movimiento mejor por { $points } o más. Deshaz y mira otra vez.
not-best-bid = Hay un precio mejor por { $points } o más. Inténtalo otra vez.
wrong-move = Como mucho, esto da { $points } menos que el mejor movimiento.
wrong-move-again = Deshaz y mira otra vez.
wrong-bid = Esto da { $points } menos que el mejor precio.
wrong-bid-again = Inténtalo otra vez.
takes = { $name } puede entonces tomar { $tile } ({ $points }).
ends = { $name } puede entonces acabar en { $tile } con { $tribe }.
rival-bids = { $name } puja entonces { $price }.
next-best = Creo que todo lo demás es { $points } peor, o más.
second = Lo mejor después: { $what }, { $points } peor, creo.
