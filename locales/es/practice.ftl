### Texts of practice: one's own puzzles, and how losses go over games.

##

practice = Tus propios problemas
about = Las decisiones que más te costaron, en partidas que repasaste. Puedes empezar ya; cada una vuelve tras 1, 3, 7, 16 y 35 días: si aciertas, avanza un paso; si fallas, vuelve al primero. Se quedan en este dispositivo.
own-due = { $n ->
    [one] Propios: { $n } pendiente
   *[other] Propios: { $n } pendientes
}
own-next = Propios: el siguiente, { $when }
in-days = { $n ->
    [one] mañana
   *[other] en { $n } días
}
who = De quién
person-due = { $name } ({ $n } por repasar)

## What is due.

none = Aún no hay nada. Cuando acabe una partida, repásala: lo que más te costó será aquí un problema.
due = { $n ->
    [one] Hay una decisión pendiente.
   *[other] Hay { $n } decisiones pendientes.
}
nothing-due = No hay nada pendiente. El próximo vuelve { $when }.
all-learned = No hay nada pendiente: todo aprendido.
begin = Practicar
done = Eso es todo: { $right } de { $all } bien.
kept = Guardados ({ $n })
of-game = { $game }, { $day }
learned = aprendido
due-now = pendiente

## A drill.

place = { $at } de { $of }
costs = Eso cuesta { $points } frente a lo mejor.
again = Vuelve { $when }.
told = Se mostró la jugada, así que vuelve { $when }.
now-learned = Aprendido: ya no vuelve.
next = Siguiente
stop = Parar aquí
broken = Este problema no se puede leer.

## Below the moments of an analysis.

kept-of = { $n ->
    [one] Uno de estos momentos es ahora un problema tuyo.
   *[other] { $n } de estos momentos son ahora problemas tuyos.
}

## The losses.

losses = Puntos perdidos por partida
losses-hint = { $n ->
    [one] De una partida que repasaste.
   *[other] De las últimas { $n } partidas que repasaste. Cada barra es una partida, la más reciente a la derecha; todas las filas tienen la misma escala.
}
kind = Tipo
course = Evolución
mean = Media
last = Últimas { $n }
all-kinds = Todos
by-game = Partida a partida
game = Partida
against = contra { $names }
won = ganada, { $own } a { $best }
lost = perdida, { $own } a { $best }

## The storage.

unread = Lo guardado aquí para practicar no se puede leer. No se borra nada: guárdalo en un archivo, o apártalo y empieza de nuevo.
set-aside = Apartarlo
not-aside = No hay sitio para apartarlo. Guárdalo antes en un archivo.
unsaved = Este dispositivo no guarda nada ahora: tus problemas duran hasta que se cierre la página.
forget = Olvidar lo guardado de { $name }
forget-really = Olvidarlo de verdad
