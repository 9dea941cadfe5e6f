### Teksten rond de tafel: bovenbalk, doorgeven, vensters, opslag, fouten.

document-title = Naqala · Five Tribes, onofficieel

players = Spelers
player-name = Speler { $n }
first-names = Anna Daan Maya Leo Noor
name-of = Naam van speler { $n }
colour-of = Kleur van { $name }
move-up = { $name } omhoog
move-down = { $name } omlaag
remove = { $name } verwijderen
name-missing = Deze speler heeft nog geen naam.
name-taken = Twee spelers hebben deze naam.

coming = Een ogenblik…
part-missing = Dit deel van de pagina kon niet worden opgehaald. De partij gaat zonder verder.
try-again = Probeer opnieuw
load-newest = Nieuwste versie laden
load-newest-hint = Misschien is er een nieuwe versie. Daarmee gaat alles verder vanaf hier.
no-answer = De site antwoordt niet. Controleer de verbinding en probeer het opnieuw.
art-missing = Plaatjes van het bord staan niet meer op de site. Misschien is er een nieuwe versie.
file-gone = Dit bestand staat niet meer op de site. Misschien is er een nieuwe versie.
thinker-missing = De computerspelers konden niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.
thinker-stopped = De computer is opgehouden met denken. Probeer het opnieuw.

seed = Opstellingsnummer
seed-hint = Hetzelfde nummer geeft dezelfde opstelling.
seed-new = Andere opstelling
seed-wrong = Het nummer is een geheel getal van 0 tot en met 18446744073709551615: alleen cijfers.

expansions = Uitbreidingen
artisans-hint = Voorwerpen, tenten en bergen: 36 tegels.
whims-hint = Steden, grillen en een meer: 36 tegels; 42 met allebei.
five-need = Met vijf spelen kan alleen met een uitbreiding.

secrecy = Munten, voorwerpen en grillen
secrecy-peek = Ingedrukt houden
secrecy-peek-hint = Ze zijn verborgen. Wie de eigen rij ingedrukt houdt, ziet ze; een tik toont ze tot de volgende tik.
secrecy-cover = Gordijn
secrecy-cover-hint = Tussen twee spelers verbergt een gordijn de tafel, tot de volgende het apparaat heeft.
secrecy-open = Open
secrecy-open-hint = Iedereen ziet alles.
peek = Houd ingedrukt om te zien wat { $name } verbergt

answers = Stappen met maar één antwoord vanzelf doen
answers-hint = Kaarten van handelaars, munten van bouwmeesters zonder fakirs. “Ongedaan maken” neemt ze terug, samen met je stap ervoor. Met één tik loop je ook naar een eind waar maar één weg heen gaat, en zie je af van de rest van een beurt.

start = Partij beginnen
resume = Verderspelen
resume-title = Je partijen
look-again = Opnieuw bekijken
round = Ronde { $n }
finished = afgelopen
delete = Verwijderen
unreadable = Een bewaarde partij is niet te lezen.
unreadable-hint = De partij blijft zoals ze is; je kunt haar opslaan in een bestand.

open-record = Een verslag openen
open-hint = Kies een bestand, of plak de tekst van een verslag (naqala-record/1). Het wordt een eigen partij: je andere partijen blijven.
open-file = Uit een bestand
open-text = Tekst van het verslag
open = Openen
open-part = Openen tot en met vermelding { $n }
written-by = Versie { $core } van Naqala heeft het geschreven; deze pagina heeft versie { $own }.
open-failed = Dit verslag kan niet worden geopend.
not-json = De tekst breekt af of is beschadigd op regel { $line }, kolom { $column }. Is alles gekopieerd?
no-entry = Vermelding { $n }, “{ $text }”, is geen actie.
illegal-entry = Vermelding { $n }, “{ $text }”, mag daar niet. { $why }
no-back = Vermelding { $n } gaat terug naar vermelding { $to }, die er niet voor staat.
faults = { $n ->
    [one] Er zit een fout in: { $listed }
   *[other] Er zitten { $n } fouten in: { $listed }
}
unwritten = { $fault }
hidden-view = Dit is wat één speler ziet, niet de hele partij.
unknown-format = Het formaat is “{ $found }”; deze pagina leest naqala-record/1 en naqala-game/1, en de editor ook stellingen en lessen.
bad-colours = Er is één kleur per speler nodig.
bad-sides = Er is één kant van de tafel per speler nodig.
bad-left = Wie weg is, speelt hier niet mee.
file-unread = Het bestand kon niet worden gelezen.
file-letters = Regel { $line } heeft tekens in een andere codering dan UTF-8. Sla het bestand op als UTF-8 en open het opnieuw.

last-round = laatste ronde
game-over = partij voorbij
log = Logboek
score = Score
help = Hulp
settings = Instellingen
settings-hint = Taal, kleuren en meer
menu = Menu
close = Sluiten
dismiss = Verbergen

new-game = Nieuwe partij
new-game-hint = Deze partij blijft bij je partijen; je kunt later verderspelen.
new-game-sure = Deze partij verlaten en een andere voorbereiden?
rematch = Revanche
rematch-hint = Dezelfde spelers, een andere opstelling.
rematch-sure = Deze partij verlaten en met dezelfde spelers een nieuwe beginnen?
embed = Op een pagina zetten
embed-hint = De code van een bord voor je blog, cursus of wiki.
embed-code = Code voor de pagina
export = Verslag opslaan of kopiëren
export-hint = De hele partij als tekst, om hier of op een ander apparaat te openen. Ook wat verborgen is staat erin.
download = Opslaan in een bestand
copy = Kopiëren
copied = Gekopieerd.
copy-failed = De browser stond het niet toe: selecteer de tekst en kopieer die.
record-text = Het verslag
table = De tafel
table-hint = Namen, kleuren, iemand die weggaat, eerder stoppen.
has-left = is weg
has-left-hint = Is er iemand niet? Een computer kan overnemen. Of vink “is weg” aan: de anderen beslissen dan samen, en deze plaats wint niets.
left-tag = weg
left-together = { $name } is weg: beslis samen.
end-here = Partij hier beëindigen
end-here-hint = Ieders punten tellen zoals ze nu staan. Jullie kunnen je nog bedenken.
end-here-sure = De partij eindigt, en iedereen ziet wat de anderen verborgen. Gaat iedereen akkoord?
end-here-yes = Iedereen akkoord: hier stoppen
opens-secrets = Dit toont iedereen alle verborgen munten, voorwerpen en grillen, en wat er nog getrokken wordt. Gaat iedereen akkoord?
all-agree = Iedereen akkoord
ended-by-table = De tafel stopte de partij hier.
go-on = Partij hervatten
go-on-hint = De tafel heeft deze partij eerder beëindigd. Er is niets van verloren.
agreed = Intussen afgesproken
agreed-left = { $name } is weg, en de anderen beslissen.
agreed-back = { $name } is terug.
agreed-ended = De partij werd beëindigd, en alles wat verborgen was lag open.
agreed-resumed = De partij gaat weer verder.
agreed-opened = Niets is meer verborgen.
agreed-hidden = Er wordt weer verborgen gespeeld.
agreed-masked = In plaats van een gordijn is nu alles afgedekt: wie een rij ingedrukt houdt, ziet die.
agreed-shown = Het verslag is geopend of gekopieerd met alles wat verborgen is.
agreed-computer = Een computer speelt voor { $name }.
agreed-person = Een mens speelt voor { $name }.
left-sure = { $name } is weg: de anderen beslissen, en zien wat { $name } verbergt. Gaat iedereen akkoord?
seat-sure = Iemand anders speelt voor { $name }, en ziet wat { $name } verbergt. Gaat iedereen akkoord?
pause = Pauze
pause-hint = Een gordijn verbergt de tafel tot de speler terug is.
leave = Terug naar de eerste pagina
leave-hint = De partij wordt bewaard, er gaat niets verloren.
stay = Verderspelen

your-turn = Jij bent aan de beurt.
to-bid = Jij mag bieden.
pass-device = Geef het apparaat aan { $name }
i-am = Ik ben { $name }
decide-for = Beslis samen voor { $name } die weg is van tafel
we-decide = Wij beslissen
is-back = { $name } is terug
is-absent = { $name } is er niet
since-last = Sinds je laatste beurt
so-far = Tot nu toe
bids-of = Ronde { $round }: biedingen
log-empty = Er is nog niets gebeurd.
log-hint = Tik op een regel met een tegel om te zien waar het was; het oog toont dat moment.
taken-back = teruggenomen
take-back = Terugnemen tot vóór dit moment
take-back-bid-of = Bod van { $name } terugnemen
take-back-turn-of = Beurt van { $name } terugnemen
take-back-sure = Alles vanaf hier wordt teruggenomen, voor iedereen. Het logboek houdt er een aantekening van. Gaat iedereen akkoord?
take-back-bid-sure = Het bod van { $name } en alles wat daarna kwam wordt teruggenomen, voor iedereen. Het logboek houdt er een aantekening van. Gaat iedereen akkoord?
take-back-turn-sure = De beurt van { $name } en alles wat daarna kwam wordt teruggenomen, voor iedereen. Het logboek houdt er een aantekening van. Gaat iedereen akkoord?
take-back-title = Terugnemen
take-back-yes = Iedereen akkoord: neem terug
undo-in-log = “Ongedaan maken” stopt hier. Verder terug kan via het logboek
cancel = Annuleren
show-tiles = { $text } Toon de tegels.

whims-paid = Aan het eind betalen grillen waarvan de voorwaarde vervuld is vanzelf uit.
score-caption = Punten tot nu toe
see-board = Bord bekijken
skip-count = Toon de uitslag
share-game = Delen
best = het meest
score-final = Eindstand
category = Categorie
total = Totaal
at-least = minstens
hidden = verborgen
score-hidden-hint = Wat de anderen verbergen is niet geteld: hun totaal is minstens wat er staat.
wins = { $name } wint!
win-shared = { $names } delen de overwinning!

language = Taal
language-missing = De woorden van deze taal konden niet worden opgehaald. Controleer de verbinding en probeer het opnieuw.
theme = Kleuren van de pagina
theme-auto = Auto
theme-light = Licht
theme-dark = Donker
contrast = Sterk contrast
contrast-hint = Donkerder lijnen en effen vlakken.
palette = Kleuren voor kleurenblinden
palette-hint = Stammen, spelers en waarden in kleuren die goed te onderscheiden zijn.
turn = Draai de tafel naar de speler
turn-hint = Voor een tablet in het midden: alles draait naar wie aan de beurt is. Kies de kanten in het menu, bij “De tafel”.
side-of = Kant van { $name }
side-bottom = voorkant
side-left = links
side-top = overkant
side-right = rechts
sound = Geluiden
sound-hint = Een paar korte.
may-sleep = Het scherm kan tijdens een partij donker worden: de browser houdt het niet aan. Zet de automatische vergrendeling van het apparaat op “Nooit” zolang je speelt.
full-screen = Volledig scherm aan of uit
motion = Beweging
motion-hint = Meeples lopen over het bord. Staat dit uit, dan verschijnen ze waar ze heen gaan.

storage-missing = In deze browser kan de pagina niets bewaren: de partij is weg als je de pagina sluit of opnieuw laadt. Sla het verslag op in een bestand als je het wilt houden.
storage-full = Er is geen ruimte meer om de partij te bewaren: wat je vanaf nu speelt, is weg als je de pagina sluit of opnieuw laadt. Sla het verslag op in een bestand, of verwijder andere partijen.
storage-failed = De partij kon niet worden bewaard ({ $why }): wat je vanaf nu speelt, is misschien weg als je de pagina sluit of opnieuw laadt. Sla het verslag op in een bestand als je het wilt houden.

update-ready = Er is een nieuwe versie
update-use = Nu bijwerken
update-hint = Nu bijwerken: de pagina laadt opnieuw, en de partij gaat verder waar je gebleven was.

crash-title = Naqala is gestopt
crash-text = Er ging iets mis in het programma, en dat is onze schuld. Je partij is bewaard tot en met de laatste stap: laad de pagina opnieuw om verder te gaan.
crash-reload = Opnieuw laden
crash-export = Partij opslaan in een bestand
crash-record = De partij als tekst, om te kopiëren
crash-detail = Wat er misging

key-drops = Verlicht: hier neerzetten. Rondje: welke stam.
key-ends = Verlicht: hier neerzetten. Vierkantje: einde mogelijk.
