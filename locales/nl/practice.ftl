### Teksten van het oefenen: eigen puzzels, en hoe verliezen over partijen verlopen.

##

practice = Je eigen puzzels
about = De beslissingen die je het meest kostten, uit partijen die je terugkeek. Je kunt meteen beginnen; elke komt terug na 1, 3, 7, 16 en 35 dagen: een goed antwoord brengt je een stap verder, een fout antwoord terug naar de eerste. Ze blijven op dit apparaat.
own-due = { $n ->
    [one] Van jezelf: { $n } te herhalen
   *[other] Van jezelf: { $n } te herhalen
}
own-next = Van jezelf: volgende { $when }
in-days = { $n ->
    [one] morgen
   *[other] over { $n } dagen
}
who = Van wie
person-due = { $name } ({ $n } te herhalen)

## Wat te herhalen is.

none = Er is nog niets bewaard. Kijk een partij terug als ze afgelopen is: wat je het meest kostte, wordt hier een puzzel.
due = { $n ->
    [one] Er is één beslissing te herhalen.
   *[other] Er zijn { $n } beslissingen te herhalen.
}
nothing-due = Er is niets te herhalen. De volgende komt { $when }.
all-learned = Er is niets te herhalen: alles is geleerd.
begin = Oefenen
done = Dat was het: { $right } van { $all } goed.
kept = Bewaard ({ $n })
of-game = { $game }, { $day }
learned = geleerd
due-now = te herhalen

## Een oefening.

place = { $at } van { $of }
costs = Dat kost { $points } vergeleken met het beste.
again = Je ziet deze { $when } terug.
told = De zet is getoond, dus je ziet deze { $when } terug.
now-learned = Je hebt deze geleerd: hij komt niet meer terug.
next = Verder
stop = Hier stoppen
broken = Deze puzzel is niet te lezen.

## Onder de momenten van een analyse.

kept-of = { $n ->
    [one] Een van deze momenten is nu een eigen puzzel.
   *[other] { $n } van deze momenten zijn nu eigen puzzels.
}

## De verliezen.

losses = Verloren punten per partij
losses-hint = { $n ->
    [one] Uit één partij die je terugkeek.
   *[other] Uit de laatste { $n } partijen die je terugkeek. Elke balk is een partij, de laatste rechts; alle rijen hebben dezelfde schaal.
}
kind = Soort
course = Over de partijen
mean = Gemiddeld
last = Laatste { $n }
all-kinds = Alle
by-game = Partij voor partij
game = Partij
against = tegen { $names }
won = gewonnen, { $own } tegen { $best }
lost = verloren, { $own } tegen { $best }

## De opslag.

unread = Wat hier bewaard is om te oefenen, is niet te lezen. Er wordt niets van verwijderd: sla het op in een bestand, of leg het opzij en begin opnieuw.
set-aside = Opzij leggen
not-aside = Er is geen ruimte om het opzij te leggen. Sla het eerst op in een bestand.
unsaved = Dit apparaat bewaart nu niets: je eigen puzzels blijven tot de pagina gesloten wordt.
forget = Vergeet wat bewaard is van { $name }
forget-really = Echt vergeten
