### Teksten over partijen bewaren, meenemen en delen.

## De lijst van partijen.

more = Meer
more-of = Meer voor { $names }
duplicate = Dupliceren
copy-of = Kopie van { $name }
rename = Hernoemen
name-of-game = Naam van deze partij
name-hint = Leeg: de namen van de spelers.
keep-name = Naam bewaren
kilobytes = { $n } KB
deleted = Verwijderd: { $name }
no-game = Dit is geen partij van Naqala, of er ontbreekt een deel.
damaged = De partij hierin is beschadigd en kan niet verder.
details = Details
won = { $n ->
    [one] { $names } won: { $points }
   *[other] { $names } wonnen: { $points }
}
undo-delete = Ongedaan maken

## Opslag die de browser kan wissen.

copies = Deze browser kan bewaarde partijen vanzelf verwijderen als er op het apparaat te weinig ruimte is. Sla af en toe in een bestand op wat je zou missen.

copies-safari = Safari verwijdert wat een pagina bewaarde na zeven dagen zonder bezoek. Zet Naqala op het beginscherm (Deel → Zet op beginscherm), of sla in een bestand op wat je zou missen.

settings-not-kept = Deze browser bewaart geen instellingen en geen voortgang meer: de opslag is vol of staat uit. Wat je wijzigt, geldt tot je de pagina sluit of opnieuw laadt.

## Een partij die in een ander tabblad open is.

open-elsewhere = Deze partij is open in een ander tabblad.
open-elsewhere-hint = Hier kijk je alleen. Neem haar over, en het andere tabblad stopt.
take-over = Hier overnemen
continued = In een ander tabblad voortgezet.
continued-hint = Van hier wordt niets meer bewaard. Haal de partij terug om verder te gaan met wat daar gespeeld werd.
take-back-here = Terughalen

## Het blad dat een link deelt.

share = Partij delen of meenemen
share-hint = Als link of als code voor de camera van een ander apparaat. Er wordt naar niemand iets gestuurd.
share-truth = Wie de partij opent, ziet alles, ook verborgen munten. Daar wordt het een eigen partij; deze gaat hier verder.
extent = Wat er gedeeld wordt
extent-record = De hele partij
extent-position = Alleen de stelling
link = Link
link-size = { $letters } tekens
copy-link = Link kopiëren
send-link = Sturen…
code = Code om te scannen
code-of = Code { $number } van { $count }
code-hint = Richt de camera van het andere apparaat op de code: die opent de partij daar.
codes-hint = Scan de codes na elkaar, in willekeurige volgorde: het andere apparaat verzamelt ze, opent de partij, en zegt wat er ontbreekt.
codes-too-many = Deze partij is te lang voor codes: gebruik de link, een bestand, of alleen de stelling.
code-before = Vorige code
code-next = Volgende code
codes-play = Om de beurt tonen
codes-pause = Pauzeren

## Het blad van een partij die uit een link komt.

copy-opens-secrets = Een kopie bevat alles wat de spelers voor elkaar verbergen, en wat er nog getrokken wordt. Gaat iedereen akkoord?
shared = Er is een partij gedeeld
shared-keeps = Het wordt een eigen partij: je partijen blijven zoals ze zijn.
shared-open = Openen
shared-not-now = Niet nu
shared-failed = Deze link kan niet worden geopend.
shared-nothing = Er is niets veranderd of bewaard.
part-came = Deel { $number } van { $count } ontvangen.
parts-missing = Ontbreekt: { $numbers }. Scan de volgende code.

## Waarom een partij niet kan worden overgenomen.

empty = Ze is leeg.
too-long = Ze is { $megabytes } MB lang; een partij heeft er hoogstens 2.
too-many-entries = Ze heeft { $n } vermeldingen; een partij heeft er hoogstens 20000.
twice = De sleutel “{ $key }” staat twee keer op één plaats: zie regel { $line }.
bad-name = De naam van speler { $n } ontbreekt, is langer dan 60 tekens, of bevat onzichtbare tekens.
link-version = Een latere versie van Naqala maakte deze link (“{ $version }”): open hem daar, of vraag om een bestand.
link-letter = Teken { $at } van de gegevens hoort daar niet: de link is onderweg veranderd.
link-cut = Het eind ontbreekt: sommige berichtendiensten korten lange links in. Kopieer de hele link opnieuw, of vraag om een bestand.
link-part = Het is een deel van een partij, maar de nummers kunnen niet kloppen.
link-long = Er zit meer in dan in welke partij ook.
link-damaged = De gegevens zijn beschadigd. Ontbreekt het eind, dan heeft een berichtendienst het afgekapt: kopieer de hele link opnieuw, of vraag om een bestand.
link-rules = Hij is ingepakt met andere regels: open hem met de versie van Naqala die hem maakte, of vraag om een bestand.
link-mixed = De delen passen niet bij elkaar: scan alle codes opnieuw.

## Een link die naast de geïnstalleerde app opengaat.

other-storage = Staat Naqala op je beginscherm? Links openen in Safari, waar andere partijen staan. Kopieer de link, en plak hem daar bij “Een verslag openen”.
link-unable = Deze browser kan geen links uitpakken: vraag om een bestand.

## What other apps hand to the page.

handed-nothing = Wat gedeeld is, heeft geen link naar een partij, puzzel, les of scoreblad en is geen partij. Een partij kun je hier plakken; bestanden met bladen voeg je toe bij Scoreblok → Bladen.
several-files = Er zijn meerdere bestanden binnengekomen. Ze worden een voor een geopend: tot de pagina wordt gesloten, wachten de andere bij “Een verslag openen”.

## The offer to install the page.

install-hint = Naqala kan tussen de apps van dit apparaat staan: in een eigen venster, ook zonder netwerk, en als keuze wanneer je bestanden en links opent of deelt.
install-by-hand = Naqala kan op het beginscherm van dit apparaat: Deel → Zet op beginscherm. Dan opent het als een app, ook zonder netwerk.
install = Installeren
install-not = Nee, bedankt
