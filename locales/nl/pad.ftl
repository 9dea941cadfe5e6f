### Teksten van het scoreblok.

##

open-pad = Scoreblok
title = Scoreblok
caption = Punten per categorie
field = { $name }, { $line }
said-of = { $field }: { $what }

order = Volgorde van de velden
by-line = Per categorie
by-player = Per speler
way = Hoe je invult
by-keys = Punten
by-things = Wat er ligt
next = Verder
previous = Vorig veld
erase = Laatste teken wissen
count-here = Liever tellen wat er ligt

about = De partij
again = Nieuw blad
again-undo = Laatste blad terughalen
date = Datum
place = Plaats
remark = Opmerking
number-of-players = Aantal spelers

not-kept = Deze browser bewaart het blad niet: het blijft tot de pagina gesloten wordt. Sla een kopie op.
unread = Het bewaarde blad is niet te lezen. Het blijft zoals het is; je kunt het opslaan in een bestand.
unread-at = De fout zit bij “{ $place }”.
unread-json = De tekst breekt af of is beschadigd op regel { $line }, kolom { $column }. Is alles gekopieerd?
unread-format = Het formaat is “{ $found }”; deze pagina leest naqala-pad/1.

tile-of = Tegel met waarde { $value }
lakeside = { $building } aan het meer, telt dubbel
city = Stad
round-tent = Rode tegel rond de tent, zijn eigen meegeteld
held-by = bij { $name }

leads = Meeste punten: { $names }
sum = { $text } = { $points }
each = { $count } { $what } × { $points } = { $total }
with-djinn = met { $djinn }
for-fewer = { $n ->
    [one] 10 voor { $n } speler met minder = { $points }
   *[other] 10 voor elk van { $n } spelers met minder = { $points }
}
most = niemand heeft er meer
not-most = een andere speler heeft er meer
not-compared = { $names }: alleen de punten zijn bekend, dus de aantallen worden niet vergeleken
by-lake = { $n ->
    [one] { $n } aan het meer telt dubbel
   *[other] { $n } aan het meer tellen dubbel
}
sets = sets van { $text } = { $points }
wild = { $n ->
    [one] { $n } goed naar keuze voor fakirs
   *[other] { $n } goederen naar keuze voor fakirs
}
red-tiles = { $n ->
    [one] { $n } rode tegel rond de tent
   *[other] { $n } rode tegels rond de tent
}
cities = { $n ->
    [one] { $n } stad: 5 × { $n } × { $n } = { $total }
   *[other] { $n } steden: 5 × { $n } × { $n } = { $total }
}

strange = “{ $letter }” op plaats { $at } is geen cijfer, geen + en geen ×
no-number = op plaats { $at } ontbreekt een getal
no-sign = vóór plaats { $at } ontbreekt + of ×
too-large = op plaats { $at } wordt het getal te groot
impossible = niemand kan hier { $points } hebben
together = { $line }: { $found } in totaal, en er zijn er { NUMBER($most) }
too-many = { CAPITAL($what) }: { $found } in totaal, en er zijn er { $most }
too-many-of = { $name }, { $what }: { $found }, en { $most } is mogelijk
none-in-game = { CAPITAL($what) }: niet in deze partij
twice = { $djinn } is er meer dan eens
no-tile = { $name }, { $what }: geen tegel om op te staan
no-lake = { $name }, { $what }: er is geen meer in deze partij
red-around = rode tegels rond de tent
tiles-held = tegels
players-wrong = Met vijf spelen kan alleen met een uitbreiding
total-alone = Van { $names } is alleen het totaal bekend. Punten die je in een kolom invult, tellen in plaats daarvan.
drop-total = Het totaal van { $name }, { $total }, vergeten

## De vorige bladen.

sheets = Bladen
to-sheet = Naar het open blad
search = Bladen doorzoeken
found = { $n ->
    [one] { $n } van { $all } bladen
   *[other] { $n } van { $all } bladen
}
no-sheets = Bladen staan hier zodra er iets op is ingevuld.
no-date = Zonder datum
wins = wint
has-faults = Iets erop kan niet; het telt niet mee voor de gemiddelden.
open-named = Openen: { $sheet }
delete-named = Verwijderen: { $sheet }
history-not-kept = Deze browser bewaart de bladen niet: ze blijven tot de pagina gesloten wordt. Sla ze op in een bestand.

averages = Gemiddelden en records
average = Gemiddelde
best = Beste
games = { $n ->
    [one] { $n } partij
   *[other] { $n } partijen
}
games-won = { $n ->
    [one] { $n } gewonnen
   *[other] { $n } gewonnen
}

statistics = Statistieken
statistics-of = Speler
statistics-hint = De bladen zonder fouten en de afgelopen partijen op dit apparaat. Wat in beide staat, telt één keer.
by-opponent = Per tegenstander
by-level = Per niveau van de computers
by-players = Per aantal spelers
by-kind = Soorten punten
kind-hint = { $n ->
    [one] De balk is het gemiddelde van { $n } partij, het streepje dat van de anderen aan tafel.
   *[other] De balk is het gemiddelde van { $n } partijen, het streepje dat van de anderen aan tafel.
}
lead = Voorsprong
led-by = { SIGNED($n) }
others-average = Anderen

files = Bestanden
save-json = Alles opslaan als JSON
save-csv = Punten opslaan als CSV
save-hint = JSON bewaart alles. CSV heeft alleen de punten, voor rekenbladen.
import = Bladen uit een bestand toevoegen
import-hint = JSON of CSV, zoals hier opgeslagen. Wat er al is, komt er niet nog eens bij, en niets wordt vervangen.
added = { $n ->
    [one] { $n } blad toegevoegd.
   *[other] { $n } bladen toegevoegd.
}
known = { $n ->
    [one] { $n } was er al.
   *[other] { $n } waren er al.
}
left-out = Weggelaten, want geen blad heeft zulke kolommen: { $columns }
ask-letters = Vanaf regel { $line } heeft dit bestand tekens in een andere codering dan UTF-8. Welke van deze leest goed?
ask-date = De datums in dit bestand zijn op twee manieren te lezen. Welke dag is { $date }?
add-nothing = Geen: niets toevoegen
not-added = Niet toegevoegd:
import-most = De bladen na de eerste { $most }. Kies het bestand nog eens om ze toe te voegen.
sheet-fault = Blad { $number }: { $what }
csv-line = Regel { $line }: { $what }
csv-quote = een aanhalingsteken staat waar er geen kan staan, of wordt niet gesloten
csv-column = de kolom “{ $name }” is er twee keer
csv-no-column = de kolom “{ $name }” ontbreekt
csv-cells = { $found } cellen, en er zijn { $expected } kolommen
csv-cell = wat onder “{ $column }” staat, is niet te lezen
csv-date = de datum { $date } kan twee dagen zijn
csv-differs = “{ $column }” verschilt van de regel erboven, van hetzelfde blad
csv-players = een blad met { $found } spelers; het kan met twee tot vijf
csv-total = het totaal is { $found }, maar de punten komen uit op { $expected }

save-bgstats = Opslaan voor BG Stats
save-bgg = Totalen opslaan als BGG-partijen
save-plays-hint = BG Stats leest zijn bestand in met totalen en categorieën. De XML heeft de vorm waarin BoardGameGeek partijen levert.
import-plays-hint = Ook een back-up of partijbestand van BG Stats, en partijen van BoardGameGeek als XML.
ask-lost = Sommige partijen bevatten iets wat een blad niet bewaart: { $lost }. Zonder dat toevoegen?
add-without = Zonder dat toevoegen
other-games = { $n ->
    [one] { $n } partij van een ander spel weggelaten.
   *[other] { $n } partijen van andere spellen weggelaten.
}
bgg-page = BoardGameGeek levert partijen per pagina: dit bestand heeft er { $found } van { $all }.
play-fault = Partij { $number }, { $date }: { $what }
play-teams = er werd in teams gespeeld
play-unfinished = gemarkeerd als niet afgemaakt
play-several = dit zijn { $n } partijen in één
play-no-points = er staan geen punten bij
lost-duration = hoelang het duurde
lost-seats = wie begon en wie waar zat
lost-roles = rollen, borden of kleuren die het spel niet heeft
lost-notes = foto’s, waarderingen of wie nieuw was
lost-uncounted = dat de partij niet meetelt in statistieken
lost-winner = een andere winnaar dan volgens de punten
lost-long-text = het einde van lange teksten
lost-lines = regels van een scoreblad die hier onbekend zijn

share = Dit blad delen
share-hint = De link opent het blad op een ander apparaat, naast de bladen daar. Er wordt niets vanzelf gestuurd.
copy-text = Kopiëren als tekst
as-picture = Plaatje
no-picture = Deze browser kan het plaatje niet tekenen.
to-bgstats = Naar BG Stats
to-bgstats-hint = BG Stats opent met deze partij als de app op dit apparaat staat.
shared = Er is een scoreblad gedeeld
shared-keeps = Het komt bij je bladen, en vervangt er geen.

to-editor = Als stelling
editor-has = De editor krijgt de spelers met hun munten, viziers, oudsten, ambachtslieden, djinns, goederen, fakirs en voorwerpen, en hun tegels met palmbomen en paleizen.
editor-lacks = Een blad weet niet waar tegels liggen: hun plaatsen zijn verzonnen, dus punten aan het meer en rond de tent kunnen verschillen. De meeples op het bord, de kaarten en djinns die klaarliggen en de biedingen ontbreken.
editor-points = Ook dit ontbreekt, want alleen de punten zijn bekend: { $fields }.
open-editor = Openen in de editor
not-handed = Deze browser bewaart de stelling niet, dus de editor kan haar niet openen.
