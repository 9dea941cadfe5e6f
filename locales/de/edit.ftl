### Texte des Editors und der Fehler einer Stellung.

##

edit = Stellung aufbauen

open-editor = Stellung aufbauen
edit-this = Diese Stellung bearbeiten
edit-this-hint = Eine Kopie des Tischs für den Editor, mit allem Verborgenen. Diese Partie bleibt, wie sie ist; was im Editor liegt, wird aufgehoben.

## Das Spielfeld und die Pinsel.

put = Setzen
take-off = Wegnehmen
way = Was ein Tippen tut
brushes = Was aufs Spielfeld kommt
meeples = Meeples
pieces = Figuren
tiles = Plättchen
broom = Plättchen leeren
left = noch { $n }
camel-of = Kamel: { $name }
tent-of = Zelt: { $name }
keys = Pfeiltasten gehen über das Spielfeld, Enter setzt, Entf nimmt weg. Auch ein Rechtsklick nimmt weg.
letters = Ein Buchstabe setzt einen Meeple, mit der Umschalttaste nimmt er einen weg: { $list }.
letter-of = { $letter } { $tribe }
rows-as-text = Das Spielfeld als Text
rows-hint = Eine Zeile für jede Reihe, die nördliche zuerst, ein Wort für jedes Plättchen: { $tile } ist ein kleiner Markt 6 mit einem Kaufmann und einem Baumeister. ^1 ist eine Palme, #1 ein Palast, @0 ein Kamel des ersten Spielers.
sweep = Spielfeld leeren
empty = Leer beginnen
deal = Neu auslegen
before = Was vor der Kopie hier lag
columns = Spalten
rows = Reihen
less = { $what }: weniger
more = { $what }: mehr

## Der Tisch.

the-table = Der Tisch
player-count = Spieler
players = Spieler
begins-with = Beginnt mit
a-bid = Gebot
a-turn = Zug
as-it-was = Wie es steht: mitten im Zug
has-ended = Wie es steht: die Partie ist zu Ende
whose = Von wem
round = Runde
last-round = Das ist die letzte Runde
fills = Alles Übrige ist in Beutel, Stapeln und Vorrat
fills-hint = Wie an einem echten Tisch. Sonst ist nur im Spiel, was du dorthin legst: für kleine Übungen.
empty-stock = Beutel, Stapel und Vorrat leeren
markers = Zuganzeiger
markers-hint = Der erste der Bietreihenfolge bietet; in einem Zug steht dort, wessen Zug beginnt. Wer am meisten zahlt, spielt zuerst.
put-on = { $track }: Zuganzeiger von { $name } setzen
bid-order = Bietreihenfolge
spot = Zugreihenfolge, { $price }
name = Name
coins = Münzen
camels = Übrige Kamele
tent = Zelt übrig
stock = Beutel und Vorrat

## Karten.

cards = Karten
market = Kartenreihe
deck = Rohstoffstapel
discard = Rohstoffablage
djinn-row = Offene Dschinn
djinn-deck = Dschinnstapel
djinn-discard = Dschinnablage
djinns = Dschinn
item-deck = Gegenstandsstapel
item-discard = Gegenstandsablage
items = Gegenstände
whim-deck = Launenstapel
city-whims = Launen für die Städte
whims = Launen auf der Hand
fulfilled = Erfüllte Launen
goods = Waren und Fakire
add = Dazu:
add-to = { $zone }: dazu
taken-from = von: { $place }
of-player = { $zone }, { $name }
remove = Wegnehmen: { $what }
nothing-there = nichts
empty-zone = Alle wegnehmen

## Fehler.

over = Alles in Ordnung. Die Partie ist zu Ende: um weiterzuspielen, lass sie mit einem Gebot oder einem Zug beginnen.
sound = Alles in Ordnung: das ist spielbar.
fault-count = { $n ->
    [one] { $n } Sache zu beheben
   *[other] { $n } Sachen zu beheben
}
faults = Was nicht stimmt
play = Von hier spielen
play-sure = Behebe erst, was in der Liste steht.
text-and-link = Text und Link
truth = Text und Link enthalten alles, auch was man im Spiel nicht sähe.
text-out = Als Text
position = Die Stellung
as-link = Als Link
text-in = Aus Text
take-text = Aufs Spielfeld bringen
text-hint = Füge eine Stellung, eine Aufzeichnung oder eine gespeicherte Partie ein: sie ersetzt, was hier liegt. Das lässt sich rückgängig machen. Eine Lektion öffnet sich wieder mit all ihren Schritten, anstelle der unten.
kept-unread = Was hier lag, ist nicht lesbar. Es steht unten bei „Aus Text“ und bleibt erhalten, bis du die Stellung änderst.
fleeting = In diesem Browser kann die Seite nichts speichern: kopiere den Text, bevor du gehst.
unread = Das ist nicht lesbar
other-text = Ein Text kam an, während hier ein anderer stand. Beide bleiben, bis du diese Seite verlässt.
show-other-text = Den anderen Text zeigen

lesson-step = Lektion schreiben
lesson-hint = Was du schreibst, die Stellung und der Weg, den du spielst, werden eine Lektionsdatei: für deine eigene Website oder für den Kurs.
steps = Schritte
step = Schritt { $n }
add-step = Neuer Schritt
add-step-hint = Ein neuer Schritt beginnt, wo der Weg von diesem endet. Das Spielfeld zeigt die Stellung des Schritts, bei dem du bist.
remove-step = Diesen Schritt entfernen
hints-in = Hinweise ({ $language }), einer pro Zeile
done-in = Wenn das Ziel erreicht ist ({ $language })
mistakes = Fehler
mistakes-hint = Spiele, was Lernende stattdessen tun könnten, und schreibe, was die Lektion dann sagt.
record-mistake = Fehler vorspielen
record-mistake-hint = Spiele, was Lernende nicht tun sollen. Sag dann, woran man es erkennt, und geh zurück, um zu schreiben, was die Lektion sagt.
what-tells = Woran man den Fehler erkennt
use-mistake = Diesen Fehler nehmen
say-in = Zu Fehler { $n } ({ $language })
remove-mistake = Fehler { $n } entfernen
at-least = Mindestens
target-coins = { $n ->
    [one] { $name } gewinnt mindestens { $n } Münze
   *[other] { $name } gewinnt mindestens { $n } Münzen
}
target-fakirs = { $n ->
    [one] { $name } gewinnt mindestens { $n } Fakir
   *[other] { $name } gewinnt mindestens { $n } Fakire
}
target-kept = { $name } erhält mindestens { FORM($kept, "accusative") }
fault-of-step = Schritt { $n }: { $what }
title-in = Titel ({ $language })
step-text-in = Text ({ $language })
one-language = Wer eine andere Sprache liest, sieht den englischen Text, sonst den ersten.
add-language = Auch schreiben auf
remove-language = Ohne { $language }
record-solution = Weg zum Ziel vorspielen
record-other-solution = Anderen Weg vorspielen
record-solution-hint = Spiele, was Lernende tun sollen. Sag dann, was zählt, und geh zurück.
what-counts = Was zu erreichen ist
nothing-played = Noch wurde nichts gespielt.
use-way = Diesen Weg und dieses Ziel nehmen
to-editor = Zurück zum Editor
no-goal = Ohne Ziel wird der Schritt nur gelesen.
has-goal = { $n ->
    [one] Das Ziel steht; der Weg hat { $n } Aktion.
   *[other] Das Ziel steht; der Weg hat { $n } Aktionen.
}
forget-goal = Ohne Ziel
stale = Was gespielt wurde, passt nicht mehr zu dieser Stellung: spiele es noch einmal.
say-first = Schreibe zu jedem Fehler, was die Lektion sagt.
lesson-file = Die Lektionsdatei
write-first = Schreibe einen Titel und einen Text und behebe, was an der Stellung nicht stimmt.
try-lesson = Als Lernende ausprobieren
preview-place = Wo man die Lektion findet
preview-here = Hier
preview-phone = Handy
preview-width = Breite der Spalte in Pixeln
preview-size = { $width } Pixel breit, { $height } hoch: so viel Platz bleibt auf der Seite frei.
preview-frame = Die Lektion auf einer anderen Seite
target-played = { $n ->
    [one] genau diese Aktion
   *[other] genau diese { $n } Aktionen
}

target-holds = { $name } hat { $tile }
goal-said = { CAPITAL($what) }
target-gains = { $n ->
    [one] { $name } gewinnt mindestens { $n } Punkt
   *[other] { $name } gewinnt mindestens { $n } Punkte
}

all-of = { CAPITAL($what) }: { $found }, und es gibt nur { $most }
on-tile = { $tile }: { $what }
wrong-count = { $players } Spieler: es geht zu 2 bis { $most }
five-need = Zu fünft braucht es eine Erweiterung
not-kept = { $name }: nur Wesire, Älteste und Kunstschmiede bleiben vor einem Spieler stehen
owner = das Kamel gehört keinem Spieler
of-expansion = dieses Plättchen gehört zu einer Erweiterung, die nicht im Spiel ist
impassable = hier kann nichts stehen
homeless = Launen liegen nur in Städten
no-value = kein Plättchen dieser Art hat diesen Wert
twice = { $djinn } ist mehrfach da
foreign = { $djinn } gehört zu einer Erweiterung, die nicht im Spiel ist
face-up = Offene Karten
markers-of = Zuganzeiger von { $name }
stray-marker = Zuganzeiger ohne Spieler
nobody-bids = Auf der Bietreihenfolge-Leiste steht kein Zuganzeiger
nobody-there = Am Zug ist niemand, der mitspielt
off-board = Die Bewegung verlässt das Spielfeld
no-choice = Zwischen Kamel und Zelt ist nichts zu wählen
no-item-used = Der Gegenstand in Gebrauch wurde nicht benutzt
empty-hand = Eine Bewegung läuft, und kein Meeple ist in der Hand
dead-end = Die laufende Bewegung kann nicht mehr enden
nothing-drawn = Es ist nichts da, was zu behalten wäre
mixed-draw = Dschinn und Gegenstände werden nie zusammen gezogen
tile-taken = Das Plättchen lässt sich nicht einnehmen
bad-target = Die Flöte ruft, wohin kein Meeple kommen kann
brought = Von der Flöte geholte Meeples
no-order = Es ist keine Karte zu ordnen
no-place = Für die Figur gibt es keinen Platz, oder es gibt keine Figur
no-end = Es fehlt, wo die Bewegung endete
first-round = Runden zählen ab 1
stuck = Niemand kann hier etwas tun
