### Short texts for a glance at the table.

cards-of = Carte di { $name }
goods = { $n ->
    [one] { $n } merce
   *[other] { $n } merci
}
djinns = { $n ->
    [one] { $n } genio
   *[other] { $n } geni
}
leads = in testa per ciò che tutti vedono
show-city = Mostra { $square } sul tabellone
drawn-items = Tieni uno di questi oggetti
look-at-draw = Guarda che cosa hai pescato
holds = { $n ->
    [one] Hai un oggetto magico: toccalo nella tua riga.
   *[other] Hai { $n } oggetti magici: toccane uno nella tua riga.
}
whim-met = Un tuo capriccio è soddisfatto: toccalo nella tua riga, e paga.
holds-masked = { $n ->
    [one] Hai un oggetto: tieni premuta la tua riga per vederlo.
   *[other] Hai { $n } oggetti: tieni premuta la tua riga per vederli.
}
how-many = In quanti si gioca
players-of = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
more = Altre scelte
latest = Che cosa è appena successo
tribes = Che cosa fanno le tribù
