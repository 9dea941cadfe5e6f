drawn = Dibujado en el tablero
marked = { $tile } está marcada
lettered = { $tile }: { $letter }
arrow = flecha de { $from } a { $to }
arrow-over = flecha de { $from } a { $to } pasando por { $over }
good = { $what }: buena
bad = { $what }: mala
question = { $what }: dudosa

comment = Comentario
comment-of = Comentario { $n } de { $all }
previous = Comentario anterior
next = Comentario siguiente

drawing = Marcas y flechas
mark = Marca
an-arrow = Flecha
letter = Letra
arrow-hint = Para una flecha, toca las losetas de su camino, la última dos veces.
clear = Quitar todas las marcas y flechas
