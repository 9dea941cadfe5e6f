### Teksten van de analyse van een partij.

##

review = Analyse
review-hint = Wat elke beslissing waard was, en waar de partij kantelde.
open-shared = Openen en analyseren

## Het verloop.

about = Elke beslissing wordt beoordeeld naar wat de speler kon weten. Het duurt ongeveer een minuut; je kunt intussen iets anders doen.
tells = Deze partij is niet afgelopen. Cijfers en beste zetten verraden iets over verborgen munten en kaarten.
closed = Deze partij is niet afgelopen, en niet iedereen aan deze tafel heeft hints. Daarom wacht de analyse tot het eind, of tot de tafel iedereen hints geeft.
run = Analyseren
go-on = Verder
stop = Stoppen
running = { $judged } van { $all } beslissingen zijn beoordeeld…
stopped = { $judged } van { $all } beslissingen zijn beoordeeld: wat volgt gaat alleen daarover.
done = { $n ->
    [one] De enige beslissing is beoordeeld.
   *[other] Alle { $n } beslissingen zijn beoordeeld.
}
nothing = Er heeft nog niemand iets beslist.
progress = Analyse loopt
here = De beslissing hier
on-board = Op het bord
better-line = De betere
played-line = De gespeelde
not-here = Hier begint of loopt geen beslissing die beoordeeld is.

## Wat de doorslag gaf.

decided = { $winner } versloeg { $other } met { $by } verschil. Het scoreblad zegt waar: { $lines }.
decisive = { $line } { $own } tegen { $theirs }
shared = { $names } delen de overwinning: op het scoreblad staat het gelijk.

## De grafiek.

graph = Verloop van de partij
measure = Toon
chance = Kans om te winnen
margin = Verwachte voorsprong
in-front = Vooraan
graph-label = { $what } van elke speler in de loop van de partij. De tabel eronder heeft dezelfde cijfers.
graph-hint = Tik op de grafiek om dat moment te zien. Gestippelde lijnen geven aan waar een winkans het meest veranderde.
turnings = Keerpunten
turning = { $when }. { $name }: { $before } → { $after }
as-table = Hetzelfde als tabel
moment = Vóór
at-end = Aan het eind
so-far = Daarna
percent = { $n }%

## De spelers.

players = Hoe het zo kwam
sums-hint = Punten vóór op de beste rivaal. Wat ik later zag, is niemands duidelijke verlies: ik had eerst anders geoordeeld, of het verlies was te onzeker om te tellen. Nauwkeurigheid en verliezen zijn afgemeten aan wat ik zou spelen: wie denkt zoals ik, lijkt volmaakt.
start = Aan het begin
luck = Geluk bij het trekken
own = Eigen verliezen
rivals = Verliezen van rivalen
rest = Wat ik later zag
end = Eindvoorsprong
end-so-far = Voorsprong nu
accuracy = Nauwkeurigheid
lost = Verloren punten
bids = Biedingen
sales = Verkopen
gifts = Cadeaus aan rivalen
djinns = Djinns
ends = Gemiste einden
points = Directe punten
later = Te weinig voor later
other = Overig
costliest = Wat { $name } het meest kostte
costliest-so-far = Wat { $name } tot nu toe het meest kostte (beoordeeld: { $judged } van { $all })
no-cost = { $name }: geen duidelijk verlies
no-cost-so-far = { $name }: tot nu toe geen duidelijk verlies (beoordeeld: { $judged } van { $all })

## De beslissingen.

decisions = Beslissingen
which = Welke
marked = Gemarkeerd
with-loss = Met verlies
all = Alle
none-such = Geen.
none-so-far = Tot nu toe geen.
bid-of = Ronde { $round }, { $name } biedt
turn-of = Ronde { $round }, { $name } speelt
see = Dit moment bekijken: { $when }
bid = bod { $price }
ended = { $tile } met { $tribe }
played = Gespeeld: { $what }.
better = Beter: { $what }.
as-good = Ik vind niets beters.
forced = Er was geen keuze.
left-instead = Wat gespeeld werd, liet { $points } over.
loss = Dat kostte { $points }.
bid-turns = Bod { $better } geeft waarschijnlijk beurt { $turn }; bod { $played } beurt { $other }.
parts = Meteen { SIGNED($once) }, rivalen { SIGNED($left) }, bewaard voor later { SIGNED($kept) }: { SIGNED($loss) } in totaal.
bid-parts = Prijs { SIGNED($price) }, je beurten { SIGNED($turns) }, rivalen { SIGNED($left) }: { SIGNED($loss) } in totaal.
once-part = Meteen: { SIGNED($points) }.
price-part = Prijs: { SIGNED($points) }.
turns-part = Je beurten: { SIGNED($points) }.
left-part = Rivalen: { SIGNED($points) }.
kept-part = Bewaard voor later: { SIGNED($points) }.
kept-part-with = Bewaard voor later: { SIGNED($points) } ({ $things }).
early = Een voorsprong slinkt tot het einde: een punt van nu telt dan { $percent }.
kept = Bewaard voor later: { $things }.
kept-points = { $thing } { SIGNED($points) }
kept-coins = munten
kept-viziers = voorsprong in viziers
kept-elders = oudsten
kept-djinns = djinns
kept-goods = set goederen
kept-fakirs = fakirs
kept-camels = resterende kamelen
kept-items = voorwerpen
kept-whims = grillen
kept-land = wat je tegels nog kunnen opleveren
after-rivals = { $thing } na de beurten van rivalen
next-turn = je volgende beurt
nearer-end = een eerder einde van de partij
kept-rest = overige zaken
drew = Geluk bij het trekken daarna, in punten, niet in het verlies meegeteld: { $points }.
chances = Kans om te winnen met de betere: { $before }, met de gespeelde: { $after }.
small = klein verlies
clear = duidelijk verlies
grave = zwaar verlies
