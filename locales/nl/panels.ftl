### Teksten van de panelen naast het bord: sporen, rijen, spelers en de actiebalk.

## De sporen.

bid-order = Biedvolgorde
next-bids = Volgende biedingen
turn-order = Beurtvolgorde
order-of = Beurtvolgorde: { $names }
order-then = Beurtvolgorde dan: { $names }
plays-then = { $now } speelt, dan { $next }
plays-twice = { $now } speelt twee keer
plays-last = { $now } speelt, als laatste van de ronde
spot = Prijs { $price }
spot-of = bezet door { $name }
spot-room = { $free ->
    [one] { $free } plaats vrij
   *[other] { $free } plaatsen vrij
}
tap-again = tik nog eens om te bieden
spot-closed = nu niet voor jou

## De actiebalk.

action-bar = Wat te doen
answers = Antwoorden
history = Ongedaan maken en opnieuw
undo = Ongedaan maken
redo = Opnieuw
reset-turn = Beurt opnieuw
sell = Verkopen
earn = Verdienen
take-for = Nemen voor
use-for = Gebruiken voor
pay = Betalen
remove = Weghalen
bring = Halen
kill = Doden
fakirs-added = Extra fakirs
rule = Regel
rule-named = Regel: { $name }
step-over = Einde van de partij
tile-at = { $kind } { $tile }

## De rijen met kaarten.

market = Kaartenrij
deck = { $n ->
    [one] Stapel: { $n } kaart
   *[other] Stapel: { $n } kaarten
}
discard = { $n ->
    [one] Aflegstapel: { $n } kaart
   *[other] Aflegstapel: { $n } kaarten
}
can-take = te nemen
chosen = gekozen
djinn-chosen = gekozen
djinns = Djinns
drawn-djinns = Houd een van deze
points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
usable = te gebruiken
close = Sluiten
to-use = Gebruiken
to-take = Te nemen op een heilige plaats: 2 oudsten, of 1 oudste en 1 fakir
cost-free = Altijd actief
cost-one = 1 oudste of 1 fakir
cost-two = 2 oudsten, of 1 oudste en 1 fakir
cost-fakir = 1 fakir
cost-fakirs = 1 fakir of meer

## De spelers.

players = Spelers
plays-now = speelt
bids-now = biedt
bidder = { $name } biedt
winner = winnaar
coins = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
coins-hidden = munten verborgen
camels = { $n ->
    [one] nog { $n } kameel
   *[other] nog { $n } kamelen
}
fakirs = { $n ->
    [one] { $n } fakir
   *[other] { $n } fakirs
}
goods = Goederen
score = { $n ->
    [one] { $n } punt tot nu toe
   *[other] { $n } punten tot nu toe
}
without-hidden = Wat verborgen is, is niet geteld.
kills = Een meeple van deze speler doden

tent = tent over
tent-placed = tent gezet
city-whims = Grillen in de steden
items = { $n ->
    [one] { $n } voorwerp
   *[other] { $n } voorwerpen
}
whims = { $n ->
    [one] { $n } gril in de hand
   *[other] { $n } grillen in de hand
}
own-items = Voorwerpen
own-whims = Grillen
fulfilled = Vervuld
item-when = In je beurt, behalve tijdens de zet; één per beurt.
carpet-when = Vóór of tijdens je zet; één voorwerp per beurt.
item-pile = { $n ->
    [one] Voorwerpen: { $n }
   *[other] Voorwerpen: { $n }
}
item-discard = afgelegd: { $names }

place-in-order = plaats { $n }

## De verkoop.

sale = Verkoop
sale-none = Tik op goederen om een set te maken, of houd ze.
sale-set = { $n ->
    [one] { $n } goed voor { $worth }
   *[other] { $n } verschillende goederen voor { $worth }
}
sale-best = Beste verdeling: { $worth }
