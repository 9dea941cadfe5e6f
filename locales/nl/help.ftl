### Teksten van de hulp: de regels in het kort, de gebaren en de toetsen.

parts = Delen van de hulp

in-brief = De regels in het kort
aim = Het doel
aim-text = Eindig met de meeste punten: munten, gehouden meeples, djinns, tegels, palmbomen, paleizen en goederen tellen allemaal. Heeft iemand de laatste kameel (en de tent) gezet of kan iemand geen zet doen, dan wordt de ronde uitgespeeld en is de partij afgelopen.

round = Een ronde
bid = Zet je pion op een vrije plek van het beurtvolgordespoor en betaal meteen de prijs: wie het meest betaalt, speelt eerst. Op 0 passen er drie; wie daar het laatst komt, speelt vóór de anderen. Met 2 spelers heeft ieder twee pionnen, dus twee beurten.
walk = Pak alle meeples van één tegel op en zet ze een voor een neer, elke op een tegel naast de vorige: nooit schuin, nooit meteen terug naar de tegel die je net verliet. De laatste moet bij een andere van zijn kleur komen. Wie een zet kan doen, moet.
collect = Verzamelen
collect-text = Alle meeples van die kleur op de laatste tegel komen in je hand. Staat er dan geen meeple en geen kameel meer, dan zet je er een kameel van jou: de tegel is van jou, en alleen een magisch voorwerp kan de kameel nog verplaatsen.
tribe = De verzamelde meeples doen wat hun stam doet.
tile = De laatste tegel doet wat zijn soort doet, van wie hij ook is. Een paleis of palmboom moet je zetten; kopen of een djinn nemen mag je zelf weten.
sale = Verkoop sets van verschillende goederen voor munten, als je wilt.
end = Dan speelt de volgende pion. Na de laatste worden de rijen met kaarten en djinns aangevuld, en begint het bieden opnieuw.

tribes = Stammen
tribes-text = Viziers, oudsten en ambachtslieden blijven voor je staan; de anderen gaan terug in de zak.
fakirs = Een fakir is een kaart die helpt: een bouwmeester extra, een stap extra voor moordenaars, of in plaats van een oudste als je een djinn betaalt. Je kunt hem niet verkopen en hij levert geen punten op.

tiles = Tegels
tiles-text = Het getal is wat een tegel waard is voor de speler van wie de kameel erop staat. Bouwmeesters tellen de blauwe, vierkante.

expansions = Uitbreidingen
expansions-text = De ambachtslieden brengen voorwerpen en een tent mee, de grillen steden en grillen; met allebei heeft het bord 42 tegels. Met een van de twee kun je met vijf spelen: op het spoor passen dan op 1, 3 en 5 elk twee pionnen.
tent-text = Eén keer per partij mag hij een tegel innemen in plaats van een kameel. Hij telt de tegel, en 1 punt voor elke rode tegel van zijn eigen en de 8 eromheen.
items = Voorwerpen
items-text = Kostbare geven punten aan het eind. Magische gebruik je één keer: één per beurt, wanneer ook krachten mogen, het tapijt vóór of tijdens de zet. Tik er een aan om het te gebruiken. De anderen zien ze niet.
whims = Grillen
whims-text = Je neemt ze waar een zet in een stad eindigt, en houdt ze verborgen in je hand. Is de voorwaarde vervuld, speel de gril dan uit voor de munten: in je beurt, of vóór je bod. Een gril die aan het eind van de partij vervuld is, wordt dan uitgespeeld.
cities = 5, 20, 45, 80 of 125 voor 1 tot 5 steden
artisans = 2 per stuk, 3 als niemand er meer heeft
items-score = Het getal op elk kostbaar voorwerp
tent-score = 1 voor elke rode tegel van zijn eigen en de 8 eromheen

scoring = Punten
points = Punten
coins = 1 per stuk
viziers = 1 per stuk, en 10 voor elke tegenstander met minder
elders = 2 per stuk
djinns = Het getal op de kaart
owned = Het getal op elke tegel met je kameel of tent
palms = 3 per stuk, op jouw tegels; dubbel aan het meer
palaces = 5 per stuk, op jouw tegels; dubbel aan het meer
goods = Sets van verschillende goederen, op de beste manier verdeeld
sets = Wat een set waard is, in munten bij verkoop, in punten aan het eind
set-of = Set van
worth = Waarde
rules = De regels, een voor een
rules-text = De link naast een weigering, en die op een kaart, leiden hierheen.
rule = { CAPITAL($name) }

tie = Spelers met evenveel punten delen de overwinning.

page = Op deze pagina
page-bid = Tik op een prijs om de volgorde te zien die eruit volgt; de knop maakt er je bod van.
tap = Tik op een tegel
tap-text = Tik op een verlichte tegel om de meeples op te pakken, dan op de tegels waar ze komen. Eén veeg van de tegel naar de volgende doet beide.
several = Meerdere kleuren
several-text = Figuren op de tegel tonen ze: tik op de figuur die je bedoelt. Op een klein scherm vraagt een tik welke kleur.
straight = Meteen naar het eind
straight-text = Gaat er maar één weg naar een getoond eind, tik er dan op, en de meeples komen langs die weg te staan.
colour = Eerst de kleur
colour-text = Tik op een kleur in je hand: alleen de tegels daarvan blijven verlicht, en vierkantjes tonen waar de zet daarmee kan eindigen. Of sleep een meeple naar een tegel.
why = Waarom niet hier?
why-text = Tik op een donkere tegel: die zegt waarom, en de balk verwijst naar de regel. Wat doodloopt, is nooit verlicht.
look = Eerst kijken
look-text = Laat de muis rusten op een verlichte tegel, of houd er een vinger op: voor je iets oppakt, tonen vierkantjes waar de zet kan eindigen, en letters met welke stam.
enlarge = Wat is dit voor tegel?
enlarge-text = Houd een vinger op een tegel, of klik erop met de andere muisknop: hij verschijnt groot, met zijn naam en wat hij doet. Dit speelt niets, en werkt ook terwijl anderen spelen.
last = De laatste meeple
last-text = Elke verlichte tegel toont wat eindigen daar oplevert: meeples en hun winst, een kameel, wat de tegel zelf doet.
market-text = Tik op een verlichte kaart om die te kopen; op een grote markt op twee.
djinns-text = Tik er een aan om hem te lezen. Is er een van jou verlicht, dan kun je hem nu gebruiken.
undo-text = Eén stap terug. Met twee vingers op het bord tikken doet hetzelfde.
whole-move = De hele zet terug
whole-move-text = Tik op de tegel waar hij begon, zolang die niet verlicht is, of druk op Escape.
reset-text = Alles terug naar het begin van de beurt, of naar wat sindsdien is onthuld.
barrier = Geen weg terug
barrier-text = Een knop met een slot onthult iets, of beëindigt een bod of een beurt: daar stopt het terugdraaien.
end-text = Een beurt eindigt nooit vanzelf: hij is van jou tot je op deze knop tikt.
log-text = Tik op een regel om de tegels te zien. Als de tafel het eens is, kan de partij terug naar elke beurt erin.

keyboard = Toetsen
key-head = Toets
does = Wat hij doet
key-tab = Naar het volgende deel van de pagina; het hele bord is er één
key-arrows = Van tegel naar tegel; waar je meeples kunt oppakken, zie je de mogelijke einden
key-row = Naar de eerste of laatste tegel van de rij
key-corner = Naar de eerste of laatste tegel van het bord
key-enter = Doet wat een tik doet
key-enlarge = Toont de tegel groot, met zijn naam en wat hij doet
key-letters = Op het bord of in de hand: eerst die kleur
key-escape = Laat een halve keuze vallen, anders de hele zet; sluit een venster als dit
key-mac = Op een Mac doet Cmd wat Ctrl doet.

tribe-more = { $meeple ->
    [vizier] Gelijk aantal geeft geen bonus.
    [elder] De oudsten waarmee je betaalt, gaan in de zak en leveren geen punten meer op.
    [merchant] Je kiest niet: goederen en fakirs komen zoals ze liggen.
    [builder] De laatste tegel telt mee, en ook de 8 eromheen.
    [assassin] Bereik: één stap langs een rij of kolom voor elke moordenaar, en één voor elke fakir die je aflegt. Een tegel die zo leeg wordt is van jou als er geen kameel op staat.
   *[artisan] Afgelegde voorwerpen liggen open; ze worden nooit opnieuw geschud.
}

tile-more = { $kind ->
    [village] Het levert de eigenaar van de tegel 5 punten op.
    [sacred-place] Een kracht met een prijs mag je één keer per beurt gebruiken, al vanaf deze beurt.
    [oasis] Hij levert de eigenaar van de tegel 3 punten op.
    [small-market] “Eerste” is de meest linkse; gaten blijven tot de ronde voorbij is.
    [large-market] Is er nog maar één, dan kost die toch 6.
    [workshop] Aan twee kanten staan bergen: geen zet gaat erdoorheen. Voor bereik en omgeving tellen ze niet.
    [specialised-market] Van alle die open liggen.
    [chasm] Geen zet gaat daarheen.
    [city] Je steden samen leveren 5, 20, 45, 80 of 125 op.
   *[great-lake] Geen zet gaat daarheen.
}

key = { $key ->
    [Control] Ctrl
    [Escape] Esc
    [PageUp] Page Up
    [PageDown] Page Down
   *[other] { $key }
}
