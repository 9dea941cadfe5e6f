### Short texts for a glance at the table: what each djinn does in a line, what each row of a player counts.

cards-of = Cartas de { $name }
goods = { $n ->
    [one] { $n } mercancía
   *[other] { $n } mercancías
}
djinns = { $n ->
    [one] { $n } genio
   *[other] { $n } genios
}
leads = va delante según lo que todos ven
show-city = Mostrar { $square } en el tablero
drawn-items = Quédate con uno de estos objetos
look-at-draw = Ver lo que has robado
holds = { $n ->
    [one] Tienes un objeto mágico: tócalo en tu fila.
   *[other] Tienes { $n } objetos mágicos: toca uno en tu fila.
}
whim-met = Se cumple un capricho tuyo: tócalo en tu fila y cobras.
holds-masked = { $n ->
    [one] Tienes un objeto: mantén pulsada tu fila para verlo.
   *[other] Tienes { $n } objetos: mantén pulsada tu fila para verlos.
}
how-many = Cuántos juegan
players-of = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
more = Más opciones
latest = Lo último que ha pasado
tribes = Qué hacen las tribus
