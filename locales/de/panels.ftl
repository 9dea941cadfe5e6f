### Texte der Tafeln neben dem Spielfeld: Leisten, Reihen, Spieler und die Aktionsleiste.

## Die Leisten.

bid-order = Bietreihenfolge
next-bids = Nächste Gebote
turn-order = Zugreihenfolge
order-of = Zugreihenfolge: { $names }
order-then = Zugreihenfolge dann: { $names }
plays-then = { $now } spielt, dann { $next }
plays-twice = { $now } spielt zweimal
plays-last = { $now } spielt den letzten Zug der Runde
spot = Preis { $price }
spot-of = besetzt von { $name }
spot-room = { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
tap-again = zum Bieten nochmals tippen
spot-closed = jetzt nicht für dich

## Die Aktionsleiste.

action-bar = Was zu tun ist
answers = Antworten
history = Rückgängig und Wiederholen
undo = Rückgängig
redo = Wiederholen
reset-turn = Zug neu beginnen
sell = Verkaufen
earn = Verdienen
take-for = Nehmen für
use-for = Benutzen für
pay = Bezahlen
remove = Entfernen
bring = Holen
kill = Töten
fakirs-added = Fakire dazu
rule = Regel
rule-named = Regel: { $name }
step-over = Ende der Partie
tile-at = { $kind } { $tile }

## Die Kartenreihen.

market = Kartenreihe
deck = { $n ->
    [one] Stapel: { $n } Karte
   *[other] Stapel: { $n } Karten
}
discard = { $n ->
    [one] Ablage: { $n } Karte
   *[other] Ablage: { $n } Karten
}
can-take = wählbar
chosen = gewählt
djinn-chosen = gewählt
djinns = Dschinn
drawn-djinns = Behalte einen davon
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
usable = benutzbar
close = Schließen
to-use = Benutzen
to-take = An einem heiligen Ort zu nehmen: 2 Älteste, oder 1 Ältester und 1 Fakir
cost-free = Immer wirksam
cost-one = 1 Ältester oder 1 Fakir
cost-two = 2 Älteste, oder 1 Ältester und 1 Fakir
cost-fakir = 1 Fakir
cost-fakirs = 1 Fakir oder mehr

## Die Spieler.

players = Spieler
plays-now = am Zug
bids-now = bietet
bidder = { $name } bietet
winner = Sieg
coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
coins-hidden = Münzen verborgen
camels = { $n ->
    [one] noch { $n } Kamel
   *[other] noch { $n } Kamele
}
fakirs = { $n ->
    [one] { $n } Fakir
   *[other] { $n } Fakire
}
goods = Waren
score = { $n ->
    [one] bisher { $n } Punkt
   *[other] bisher { $n } Punkte
}
without-hidden = Verborgenes ist nicht gezählt.
kills = Bei diesem Spieler töten

tent = Zelt noch da
tent-placed = Zelt gesetzt
city-whims = Launen in den Städten
items = { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
}
whims = { $n ->
    [one] { $n } Laune auf der Hand
   *[other] { $n } Launen auf der Hand
}
own-items = Gegenstände
own-whims = Launen
fulfilled = Erfüllt
item-when = In deinem Zug, nur nicht während der Bewegung; einer pro Zug.
carpet-when = Vor oder während deiner Bewegung; ein Gegenstand pro Zug.
item-pile = { $n ->
    [one] Gegenstände: { $n }
   *[other] Gegenstände: { $n }
}
item-discard = abgelegt: { $names }

place-in-order = Platz { $n }

## Der Verkauf.

sale = Verkauf
sale-none = Tippe auf Waren, um einen Satz zu bilden, oder behalte sie.
sale-set = { $n ->
    [one] { $n } Ware für { $worth }
   *[other] { $n } verschiedene Waren für { $worth }
}
sale-best = Beste Aufteilung: { $worth }
