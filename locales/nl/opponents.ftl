### Teksten over computers aan tafel: niveaus, hun beurten in één regel, voorbereiding, uitslagen.

##

person = Mens
novice = Nieuweling
apprentice = Leerling
scribe = Schrijver
courtier = Hoveling
counsellor = Raadgever
sultan = Sultan
beginner = beginner
easy = makkelijk
medium = gemiddeld
advanced = gevorderd
hard = moeilijk
master = meester
novice-hint = Ziet een paar zetten en neemt de beste daarvan: voor een eerste partij.
apprentice-hint = Ziet de meeste zetten over het hoofd en wil alleen eigen winst.
scribe-hint = Ziet een vijfde van wat er is, en let nauwelijks op wat er voor jou overblijft.
courtier-hint = Ziet de helft van wat er is, en let een beetje op wat er voor jou overblijft.
counsellor-hint = Ziet alles, weegt wat er voor jou overblijft, en biedt ernaar.
sultan-hint = Speelt de beste zetten in gedachten verder voor de keuze valt: de sterkste.
computer-names = Idris Zahra Omar Yasmin Karim

computers = tegen { $levels }
who-plays = Wie speelt voor { $name }
style-of = Waar { $name } van houdt
likes-all = Geen voorkeur
likes-palms = Houdt van palmbomen
likes-djinns = Houdt van djinns
likes-viziers = Houdt van viziers
likes-merchants = Houdt van handelaars
palms = palmbomen
all-djinns = djinns
viziers = viziers
merchants = handelaars
likes = { $name } houdt van { $what }.
coins-of = Munten van { $name } aan het begin
starts = { $name } begint met { $coins }.
others = De anderen
level = Niveau
play-novice = Tegen een nieuweling
play-apprentice = Tegen een leerling
play-scribe = Tegen een schrijver
play-courtier = Tegen een hoveling
play-counsellor = Tegen een raadgever
play-sultan = Tegen een sultan
strict = Gespeeld is gespeeld
strict-hint = Niemand neemt een beurt of een bod terug. Ongedaan maken binnen een beurt blijft.

teacher = Computers zeggen waarom
teacher-hint = Na elke beurt een regel: wat telde, en wat er voor jou overblijft.
pace = Tempo van computers
pace-calm = Rustig
pace-brisk = Vlot
pace-at-once = Meteen

thinks = { $name } denkt na…
plays = { $name } speelt.
chooses-spot = { $name } kiest een plek.
wait = Je bent niet aan de beurt: { $name } denkt na.
skip = Vooruitspoelen
show-again = Laat nog eens zien
take-back = Mijn beurt terugnemen
take-back-bid = Mijn bod terugnemen
stuck = { $name } kan niet spelen.
no-sense = De gevonden zet mag niet.

## Een beurt: wat er gebeurde, verbonden met komma’s en “en”, dan de punten.

took = { $name } neemt { $tile } in met { $tribe }
ended = { $name } eindigt op { $tile } met { $tribe }
no-move = { $name } doet geen zet
no-move-but = { $name } doet geen zet, maar { $what }
done = { $deeds }
killed = doodt { $dead }
killed-of = doodt { $dead } van { $other }
took-too = neemt { $tiles } in
used = gebruikt { $item }
got = krijgt { $things }
djinns = { $n ->
    [one] de djinn { $names }
   *[other] de djinns { $names }
}
items = { $n ->
    [one] een voorwerp
   *[other] { $n } voorwerpen
}
whims = { $n ->
    [one] een gril
   *[other] { $n } grillen
}
placed = zet { $pieces }
bought = { $n ->
    [one] koopt een kaart
   *[other] koopt { $n } kaarten
}
laid = { $n ->
    [one] speelt een gril uit
   *[other] speelt { $n } grillen uit
}
sold = { $n ->
    [one] verkoopt een goed
   *[other] verkoopt { $n } goederen
}
for-points = { $text }: { $points }.
no-points = { $text }.
with-level = { $text } · { SMALL($level) }
of-level = { $text } · { $level }
within = { SMALL($level) }

results = Uitslagen tegen computers
results-hint = Afgelopen partijen van één mens tegen computers, alleen op dit apparaat.
played = Gespeeld
won = Gewonnen
best = Beste score
clear = Lijst wissen
no-results = Er is nog geen partij tegen een computer afgelopen.
