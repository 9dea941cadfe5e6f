### Texts of lessons: the course, the panel of a lesson step, the overlays.

learn = Aprender a jugar
learn-hint = Juegas desde el primer paso. En menos de diez minutos puedes jugar tu primera partida; lo demás puede esperar.
never-played = ¿Es tu primera vez? Aprende jugando
to-course = Todas las lecciones
begun = empezada
learned = hecha
go-on-with = Seguir: { $title }
begin-with = Empezar: { $title }
steps-to-game = { $done } de { $all } para tu primera partida
chapters-done = Capítulos hechos: { $done } de { $all }
done-of = { $done } de { $all }
minutes = { $minutes } min
reference = Consulta con ejercicios
reference-hint = Búscalo aquí cuando lo encuentres en una partida.
missing = No se pudieron cargar las lecciones. Comprueba la conexión y vuelve a intentarlo.
unknown = Esa lección no existe.
broken = Esta lección no se puede leer: { $fault }

aids = Ayudas para aprender
aids-hint = Sobre el tablero, en cualquier partida.
aid-parity = Pasos pares e impares
aid-range = Hasta dónde alcanzan los asesinos
aid-blue = Losetas de valor azul que cuentan para los constructores
aid-control = Losetas libres que puntuarían más que su número
aid-score = Los puntos de todos, sin lo oculto
light = loseta clara del damero
dark = loseta oscura del damero
even = por sus pasos, el movimiento puede acabar aquí
odd = el movimiento solo pasa por aquí
in-reach = al alcance de los asesinos
in-reach-for = { $n ->
    [one] al alcance por { $n } faquir
   *[other] al alcance por { $n } faquires
}
blue = cuenta para los constructores cercanos
worth = tomarla puntúa { $points }
points-seen = { $points } sin lo oculto

way-refused = Toca esto y lee por qué no se puede: { $what }.
price = el precio { $price }
step-of = Paso { $step } de { $steps }
hint = Pista
hints = Pistas
show-me = Muéstramelo
do-it = Hazlo por mí
retry = Otra vez
previous = Paso anterior
next = Siguiente
finish = Listo
to-next = Siguiente lección
next-lesson = Siguiente lección: { $title }
to-game = Preparar una partida
well-done = Muy bien.
lesson-done = Esa era toda la lección.
stuck = Aquí no se puede hacer nada más, y el objetivo no está logrado. Inténtalo otra vez o pide una pista.
not-open = Las reglas lo permiten, pero este paso trata de otra cosa.
only-read = En este paso no hay nada que jugar: sigue adelante.
way-on = Haz esto ahora: { $action }.
way-by-hand = Haz esto ahora: toca { $meeple } en tu mano y luego { $tile }.
way-back = { $n ->
    [one] Eso lleva a otra parte: deshaz antes { $n } paso.
   *[other] Eso lleva a otra parte: deshaz antes { $n } pasos.
}
way-again = Eso lleva a otra parte y no se puede deshacer: empieza de nuevo este paso.
