### Kurze Texte für einen Blick auf den Tisch.

cards-of = Karten von { $name }
goods = { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}
djinns = { $n ->
    [one] { $n } Dschinn
   *[other] { $n } Dschinn
}
leads = führt nach dem, was alle sehen
show-city = { $square } auf dem Spielfeld zeigen
drawn-items = Behalte einen dieser Gegenstände
look-at-draw = Deine Auswahl ansehen
holds = { $n ->
    [one] Du hast einen magischen Gegenstand: tippe ihn in deiner Reihe an.
   *[other] Du hast { $n } magische Gegenstände: tippe einen in deiner Reihe an.
}
whim-met = Eine deiner Launen ist erfüllt: tippe sie in deiner Reihe an, und sie zahlt sich aus.
holds-masked = { $n ->
    [one] Du hast einen Gegenstand: halte deine Reihe gedrückt, um ihn zu sehen.
   *[other] Du hast { $n } Gegenstände: halte deine Reihe gedrückt, um sie zu sehen.
}
how-many = Wie viele spielen
players-of = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
more = Weitere Auswahl
latest = Was zuletzt geschah
tribes = Was die Sippen tun
