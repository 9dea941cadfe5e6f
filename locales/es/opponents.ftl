### Texts about computers at the table: levels, their turns in one line, set-up, results.

##

person = Persona
novice = Novato
apprentice = Aprendiz
scribe = Escriba
courtier = Cortesano
counsellor = Consejero
sultan = Sultán
beginner = principiante
easy = fácil
medium = medio
advanced = avanzado
hard = difícil
master = maestro
novice-hint = Ve unas pocas jugadas y elige la mejor: para una primera partida.
apprentice-hint = Se le escapan casi todas las jugadas y solo mira su ganancia.
scribe-hint = Ve una quinta parte de lo que hay y apenas cuida lo que te deja.
courtier-hint = Ve la mitad de lo que hay y cuida un poco lo que te deja.
counsellor-hint = Lo ve todo, sopesa lo que te deja y puja en consecuencia.
sultan-hint = Antes de elegir juega mentalmente sus mejores jugadas: el más fuerte.
# No name with I or O: “y” and “o” before it would have to become “e” and “u”.
computer-names = Tariq Zahra Samir Yasmin Karim

computers = contra { $levels }
who-plays = Quién juega por { $name }
style-of = Qué busca { $name }
likes-all = Sin preferencia
likes-palms = Busca palmeras
likes-djinns = Busca genios
likes-viziers = Busca visires
likes-merchants = Busca mercaderes
palms = palmeras
all-djinns = genios
viziers = visires
merchants = mercaderes
likes = { $name } busca { $what }.
coins-of = Monedas iniciales de { $name }
starts = { $name } empieza con { $coins }.
others = Los demás
level = Nivel
play-novice = Contra un novato
play-apprentice = Contra un aprendiz
play-scribe = Contra un escriba
play-courtier = Contra un cortesano
play-counsellor = Contra un consejero
play-sultan = Contra un sultán
strict = Lo jugado, jugado está
strict-hint = Nadie deshace un turno ni una puja ya hechos. Dentro de un turno se puede seguir deshaciendo.

teacher = La máquina dice por qué
teacher-hint = Tras cada turno, una línea: qué ha contado y qué te deja.
pace = Ritmo de la máquina
pace-calm = Tranquilo
pace-brisk = Ágil
pace-at-once = Al instante

thinks = { $name } piensa…
plays = Juega { $name }.
chooses-spot = { $name } elige casilla.
wait = No es tu turno: { $name } piensa.
skip = Acelerar
show-again = Verlo otra vez
take-back = Deshacer mi turno
take-back-bid = Deshacer mi puja
stuck = { $name } no puede jugar.
no-sense = La jugada encontrada no es legal.

## A turn: what was done, joined by commas and "and", then the points.

took = { $name } toma { $tile } con { $tribe }
ended = { $name } acaba en { $tile } con { $tribe }
no-move = { $name } no mueve
no-move-but = { $name } no mueve, pero { $what }
done = { $deeds }
killed = mata a { $dead }
killed-of = mata a { $dead } de { $other }
took-too = toma { $tiles }
used = usa { $item }
got = consigue { $things }
djinns = { $n ->
    [one] el genio { $names }
   *[other] los genios { $names }
}
items = { $n ->
    [one] un objeto
   *[other] { $n } objetos
}
whims = { $n ->
    [one] un capricho
   *[other] { $n } caprichos
}
placed = coloca { $pieces }
bought = { $n ->
    [one] compra una carta
   *[other] compra { $n } cartas
}
laid = { $n ->
    [one] baja un capricho
   *[other] baja { $n } caprichos
}
sold = { $n ->
    [one] vende una mercancía
   *[other] vende { $n } mercancías
}
for-points = { $text }: { $points }.
no-points = { $text }.
with-level = { $text } · { SMALL($level) }
of-level = { $text } · { $level }
within = { SMALL($level) }

results = Resultados contra la máquina
results-hint = Partidas acabadas de una persona contra la máquina, solo en este dispositivo.
played = Jugadas
won = Ganadas
best = Mejor puntuación
clear = Vaciar la lista
no-results = Aún no ha acabado ninguna partida contra la máquina.
