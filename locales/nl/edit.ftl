### Teksten van de editor, en van de fouten van een stelling.

##

edit = Stelling opzetten

open-editor = Stelling opzetten
edit-this = Deze stelling bewerken
edit-this-hint = Een kopie van de tafel voor de editor, met alles wat verborgen is. Deze partij blijft zoals ze is; wat in de editor ligt, wordt bewaard.

## Het bord en de penselen.

put = Zetten
take-off = Weghalen
way = Wat een tik doet
brushes = Wat er op het bord komt
meeples = Meeples
pieces = Stukken
tiles = Tegels
broom = Tegel leegmaken
left = nog { $n }
camel-of = Kameel: { $name }
tent-of = Tent: { $name }
keys = Pijltjestoetsen lopen over het bord, Enter zet, Delete haalt weg. Een rechtermuisklik haalt ook weg.
letters = Een letter zet een meeple, met Shift haalt hij er een weg: { $list }.
letter-of = { $letter } { $tribe }
rows-as-text = Het bord als tekst
rows-hint = Eén regel voor elke rij, de noordelijke eerst, één woord voor elke tegel: { $tile } is een kleine markt 6 met een handelaar en een bouwmeester. ^1 is een palmboom, #1 een paleis, @0 een kameel van de eerste speler.
sweep = Bord leegmaken
empty = Leeg beginnen
deal = Opnieuw leggen
before = Wat hier lag vóór de kopie
columns = Kolommen
rows = Rijen
less = { $what }: minder
more = { $what }: meer

## De tafel.

the-table = De tafel
player-count = Spelers
players = Spelers
begins-with = Begint met
a-bid = Een bod
a-turn = Een beurt
as-it-was = Zoals het staat: midden in een beurt
has-ended = Zoals het staat: de partij is afgelopen
whose = Van wie
round = Ronde
last-round = Dit is de laatste ronde
fills = Al het andere zit in de zak, de stapels en de voorraad
fills-hint = Zoals aan een echte tafel. Anders is alleen in het spel wat je er neerlegt: voor kleine oefeningen.
empty-stock = Zak, stapels en voorraad leegmaken
markers = Pionnen
markers-hint = De eerste van de biedvolgorde biedt; in een beurt staat daar wiens beurt begint. Wie het meest betaalt, speelt eerst.
put-on = { $track }: pion van { $name } zetten
bid-order = Biedvolgorde
spot = Beurtvolgorde, { $price }
name = Naam
coins = Munten
camels = Kamelen over
tent = Tent over
stock = Zak en voorraad

## Kaarten.

cards = Kaarten
market = Kaartenrij
deck = Grondstofstapel
discard = Afgelegde grondstoffen
djinn-row = Open djinns
djinn-deck = Djinnstapel
djinn-discard = Afgelegde djinns
djinns = Djinns
item-deck = Voorwerpenstapel
item-discard = Afgelegde voorwerpen
items = Voorwerpen
whim-deck = Grillenstapel
city-whims = Grillen voor de steden
whims = Grillen in de hand
fulfilled = Vervulde grillen
goods = Goederen en fakirs
add = Toevoegen:
add-to = { $zone }: toevoegen
taken-from = uit: { $place }
of-player = { $zone }, { $name }
remove = Weghalen: { $what }
nothing-there = niets
empty-zone = Alles weghalen

## Fouten.

over = Alles klopt. De partij is afgelopen: om verder te spelen laat je haar met een bod of een beurt beginnen.
sound = Alles klopt: dit kan gespeeld worden.
fault-count = { $n ->
    [one] { $n } ding te verbeteren
   *[other] { $n } dingen te verbeteren
}
faults = Wat er niet klopt
play = Vanaf hier spelen
play-sure = Verbeter eerst wat in de lijst staat.
text-and-link = Tekst en link
truth = Tekst en link bevatten alles, ook wat een speler niet zou zien.
text-out = Als tekst
position = De stelling
as-link = Als link
text-in = Uit tekst
take-text = Op het bord zetten
text-hint = Plak een stelling, een verslag of een bewaarde partij: die komt in de plaats van wat hier ligt. Dat kun je ongedaan maken. Een les gaat weer open met al haar stappen, in plaats van die hieronder.
kept-unread = Wat hier was achtergebleven, is niet te lezen. Het staat hieronder, bij “Uit tekst”, en blijft bewaard tot je de stelling verandert.
fleeting = In deze browser kan de pagina niets bewaren: kopieer de tekst voor je weggaat.
unread = Dit is niet te lezen
other-text = Er kwam een tekst binnen terwijl hier een andere stond. Beide blijven tot je deze pagina verlaat.
show-other-text = De andere tekst tonen

lesson-step = Les maken
lesson-hint = Wat je schrijft, de stelling en de weg die je speelt worden een lesbestand: voor je eigen site, of voor de cursus.
steps = Stappen
step = Stap { $n }
add-step = Stap toevoegen
add-step-hint = Een nieuwe stap begint waar de weg van deze eindigt. Het bord toont de stelling van de stap waar je bent.
remove-step = Deze stap verwijderen
hints-in = Hints ({ $language }), één per regel
done-in = Als het doel gehaald is ({ $language })
mistakes = Fouten
mistakes-hint = Speel wat een leerling in plaats daarvan kan doen, en schrijf wat de les dan zegt.
record-mistake = Fout voorspelen
record-mistake-hint = Speel wat de leerling niet moet doen. Zeg dan waaraan je het ziet, en ga terug om te schrijven wat de les zegt.
what-tells = Waaraan je de fout ziet
use-mistake = Deze fout nemen
say-in = Bij fout { $n } ({ $language })
remove-mistake = Fout { $n } verwijderen
at-least = Minstens
target-coins = { $n ->
    [one] { $name } wint minstens { $n } munt
   *[other] { $name } wint minstens { $n } munten
}
target-fakirs = { $n ->
    [one] { $name } wint minstens { $n } fakir
   *[other] { $name } wint minstens { $n } fakirs
}
target-kept = { $name } wint minstens { $kept }
fault-of-step = Stap { $n }: { $what }
title-in = Titel ({ $language })
step-text-in = Tekst ({ $language })
one-language = Wie een andere taal leest, ziet de Engelse tekst, anders de eerste.
add-language = Ook schrijven in
remove-language = Zonder { $language }
record-solution = Weg naar het doel voorspelen
record-other-solution = Andere weg voorspelen
record-solution-hint = Speel wat de leerling moet doen. Zeg dan wat telt, en ga terug.
what-counts = Wat er bereikt moet worden
nothing-played = Er is nog niets gespeeld.
use-way = Deze weg en dit doel nemen
to-editor = Terug naar de editor
no-goal = Zonder doel wordt de stap alleen gelezen.
has-goal = { $n ->
    [one] Het doel staat vast; de weg heeft { $n } actie.
   *[other] Het doel staat vast; de weg heeft { $n } acties.
}
forget-goal = Zonder doel
stale = Wat gespeeld werd, past niet meer bij deze stelling: speel het opnieuw.
say-first = Schrijf wat de les bij elke fout zegt.
lesson-file = Het lesbestand
write-first = Schrijf een titel en een tekst, en verbeter wat er aan de stelling niet klopt.
try-lesson = Proberen als leerling
preview-place = Waar de leerling haar vindt
preview-here = Hier
preview-phone = Telefoon
preview-width = Breedte van de kolom in pixels
preview-size = { $width } pixels breed, { $height } hoog: zoveel ruimte blijft op de pagina vrij.
preview-frame = De les op een andere pagina
target-played = { $n ->
    [one] precies deze actie
   *[other] precies deze { $n } acties
}

target-holds = { $name } heeft { $tile }
goal-said = { CAPITAL($what) }
target-gains = { $n ->
    [one] { $name } wint minstens { $n } punt
   *[other] { $name } wint minstens { $n } punten
}

all-of = { CAPITAL($what) }: { $found }, en er zijn er maar { $most }
on-tile = { $tile }: { $what }
wrong-count = { $players } spelers: het kan met 2 tot { $most }
five-need = Met vijf spelers is een uitbreiding nodig
not-kept = { $name }: alleen viziers, oudsten en ambachtslieden blijven voor een speler staan
owner = de kameel is van geen enkele speler
of-expansion = deze tegel hoort bij een uitbreiding die niet meedoet
impassable = hier kan niets staan
homeless = grillen liggen alleen in steden
no-value = geen tegel van deze soort heeft deze waarde
twice = { $djinn } is er meer dan eens
foreign = { $djinn } hoort bij een uitbreiding die niet meedoet
face-up = Open kaarten
markers-of = Pionnen van { $name }
stray-marker = Een pion zonder speler
nobody-bids = Er staat geen pion op het biedvolgordespoor
nobody-there = Geen enkele speler is aan de beurt
off-board = De zet gaat het bord af
no-choice = Er is geen keuze tussen kameel en tent
no-item-used = Het voorwerp in gebruik is niet gebruikt
empty-hand = Er loopt een zet, en er is geen meeple in de hand
dead-end = De lopende zet kan niet meer eindigen
nothing-drawn = Er is niets om te houden
mixed-draw = Djinns en voorwerpen worden nooit samen getrokken
tile-taken = De in te nemen tegel kan niet worden ingenomen
bad-target = De fluit roept waar geen meeple kan komen
brought = Meeples door de fluit gehaald
no-order = Er is geen kaart om te ordenen
no-place = Er is geen plaats voor het stuk, of geen stuk
no-end = Er is niet gezegd waar de zet eindigde
first-round = Rondes tellen vanaf 1
stuck = Niemand kan hier iets doen
