### Texte des Wertungsblocks.

##

open-pad = Wertungsblock
title = Wertungsblock
caption = Punkte nach Kategorie
field = { $name }, { $line }
said-of = { $field }: { $what }

order = Reihenfolge der Felder
by-line = Nach Kategorie
by-player = Nach Spieler
way = Eingabe
by-keys = Punkte
by-things = Was daliegt
next = Weiter
previous = Voriges Feld
erase = Letztes Zeichen löschen
count-here = Lieber zählen, was daliegt

about = Die Partie
again = Neues Blatt
again-undo = Letztes Blatt zurückholen
date = Datum
place = Ort
remark = Bemerkung
number-of-players = Anzahl der Spieler

not-kept = Dieser Browser speichert das Blatt nicht: es bleibt nur, bis die Seite geschlossen wird. Sichere eine Kopie.
unread = Das gespeicherte Blatt ist nicht lesbar. Es bleibt, wie es ist; du kannst es in einer Datei sichern.
unread-at = Der Fehler liegt bei „{ $place }“.
unread-json = Der Text bricht in Zeile { $line }, Spalte { $column } ab oder ist dort beschädigt. Wurde er ganz kopiert?
unread-format = Das Format ist „{ $found }“; diese Seite liest naqala-pad/1.

tile-of = Plättchen mit Wert { $value }
lakeside = { $building } am See, zählt doppelt
city = Stadt
round-tent = Rotes Plättchen rings um das Zelt, das eigene inbegriffen
held-by = bei { $name }

leads = Die meisten Punkte: { $names }
sum = { $text } = { $points }
each = { $count } { $what } × { $points } = { $total }
with-djinn = mit { $djinn }
for-fewer = { $n ->
    [one] 10 für { $n } Spieler mit weniger = { $points }
   *[other] Je 10 für { $n } Spieler mit weniger = { $points }
}
most = niemand hat mehr
not-most = jemand hat mehr
not-compared = { $names }: nur die Punkte sind bekannt, die Anzahlen werden also nicht verglichen
by-lake = { $n ->
    [one] { $n } am See zählt doppelt
   *[other] { $n } am See zählen doppelt
}
sets = Sätze aus { $text } = { $points }
wild = { $n ->
    [one] { $n } Ware nach Wahl für Fakire
   *[other] { $n } Waren nach Wahl für Fakire
}
red-tiles = { $n ->
    [one] { $n } rotes Plättchen rings um das Zelt
   *[other] { $n } rote Plättchen rings um das Zelt
}
cities = { $n ->
    [one] { $n } Stadt: 5 × { $n } × { $n } = { $total }
   *[other] { $n } Städte: 5 × { $n } × { $n } = { $total }
}

strange = „{ $letter }“ an Stelle { $at } ist weder Ziffer noch + noch ×
no-number = an Stelle { $at } fehlt eine Zahl
no-sign = vor Stelle { $at } fehlt + oder ×
too-large = an Stelle { $at } wird die Zahl zu groß
impossible = { $points } kann hier niemand haben
together = { $line }: { $found } insgesamt, und es gibt { NUMBER($most) }
too-many = { CAPITAL($what) }: { $found } insgesamt, und es gibt { $most }
too-many-of = { $name }, { $what }: { $found }, und möglich sind { $most }
none-in-game = { CAPITAL($what) }: nicht in dieser Partie
twice = { $djinn } ist mehrfach da
no-tile = { $name }, { $what }: kein Plättchen dafür
no-lake = { $name }, { $what }: in dieser Partie gibt es keinen See
red-around = rote Plättchen rings um das Zelt
tiles-held = Plättchen
players-wrong = Zu fünft geht es nur mit einer Erweiterung
total-alone = Von { $names } ist nur die Summe bekannt. Punkte, die du in eine Spalte einträgst, zählen stattdessen.
drop-total = Die Summe von { $name }, { $total }, vergessen

## Die früheren Blätter.

sheets = Blätter
to-sheet = Zum offenen Blatt
search = Blätter durchsuchen
found = { $n ->
    [one] { $n } von { $all } Blättern
   *[other] { $n } von { $all } Blättern
}
no-sheets = Blätter stehen hier, sobald etwas eingetragen ist.
no-date = Ohne Datum
wins = gewinnt
has-faults = Etwas darauf kann nicht sein; es zählt nicht für den Schnitt.
open-named = Öffnen: { $sheet }
delete-named = Löschen: { $sheet }
history-not-kept = Dieser Browser speichert die Blätter nicht: sie bleiben nur, bis die Seite geschlossen wird. Sichere sie in einer Datei.

averages = Schnitt und Bestwerte
average = Schnitt
best = Bestwert
games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
games-won = { $n ->
    [one] { $n } gewonnen
   *[other] { $n } gewonnen
}

statistics = Statistik
statistics-of = Spieler
statistics-hint = Die Blätter ohne Fehler und die beendeten Partien auf diesem Gerät. Was in beiden steht, zählt einmal.
by-opponent = Nach Gegner
by-level = Nach Stärke der Computer
by-players = Nach Spielerzahl
by-kind = Arten von Punkten
kind-hint = { $n ->
    [one] Der Balken ist der Schnitt aus { $n } Partie, der Strich jener der anderen am Tisch.
   *[other] Der Balken ist der Schnitt aus { $n } Partien, der Strich jener der anderen am Tisch.
}
lead = Vorsprung
led-by = { SIGNED($n) }
others-average = Andere

files = Dateien
save-json = Alles als JSON sichern
save-csv = Punkte als CSV sichern
save-hint = JSON behält alles. CSV hat nur die Punkte, für Tabellenprogramme.
import = Blätter aus einer Datei hinzufügen
import-hint = JSON oder CSV, wie hier gesichert. Was schon da ist, kommt nicht doppelt dazu, und nichts wird ersetzt.
added = { $n ->
    [one] { $n } Blatt hinzugefügt.
   *[other] { $n } Blätter hinzugefügt.
}
known = { $n ->
    [one] { $n } war schon da.
   *[other] { $n } waren schon da.
}
left-out = Ausgelassen, weil kein Blatt solche Spalten hat: { $columns }
ask-letters = Ab Zeile { $line } hat diese Datei Zeichen in einer anderen Kodierung als UTF-8. Welche Zeile liest sich richtig?
ask-date = Die Daten dieser Datei lassen sich auf zwei Arten lesen. Welcher Tag ist { $date }?
add-nothing = Keiner: nichts hinzufügen
not-added = Nicht übernommen:
import-most = Blätter nach den ersten { $most }. Wähle die Datei noch einmal, um sie hinzuzufügen.
sheet-fault = Blatt { $number }: { $what }
csv-line = Zeile { $line }: { $what }
csv-quote = ein Anführungszeichen steht, wo keines stehen kann, oder bleibt offen
csv-column = die Spalte „{ $name }“ gibt es zweimal
csv-no-column = die Spalte „{ $name }“ fehlt
csv-cells = { $found } Zellen, und es gibt { $expected } Spalten
csv-cell = was unter „{ $column }“ steht, ist nicht lesbar
csv-date = das Datum { $date } kann zwei Tage meinen
csv-differs = „{ $column }“ ist anders als in der Zeile darüber, vom selben Blatt
csv-players = ein Blatt mit { $found } Spielern; es geht zu zweit bis zu fünft
csv-total = die Summe ist { $found }, aber die Punkte ergeben { $expected }

save-bgstats = Für BG Stats sichern
save-bgg = Summen als BGG-Partien sichern
save-plays-hint = BG Stats liest seine Datei mit Summen und Kategorien ein. Das XML hat die Form, in der BoardGameGeek Partien ausgibt.
import-plays-hint = Auch eine Sicherung oder Partiedatei von BG Stats und Partien von BoardGameGeek als XML.
ask-lost = Manche Partien enthalten etwas, das ein Blatt nicht behält: { $lost }. Ohne das hinzufügen?
add-without = Ohne das hinzufügen
other-games = { $n ->
    [one] { $n } Partie eines anderen Spiels ausgelassen.
   *[other] { $n } Partien anderer Spiele ausgelassen.
}
bgg-page = BoardGameGeek gibt Partien seitenweise aus: diese Datei hat { $found } von { $all }.
play-fault = Partie { $number }, { $date }: { $what }
play-teams = sie wurde in Teams gespielt
play-unfinished = sie ist als nicht beendet markiert
play-several = sie steht für { $n } Partien
play-no-points = sie hat keine Punkte
lost-duration = wie lange es dauerte
lost-seats = wer begann und wer wo saß
lost-roles = Rollen, Spielfelder oder Farben, die das Spiel nicht hat
lost-notes = Bilder, Bewertungen oder wer neu war
lost-uncounted = dass sie in Statistiken nicht zählt
lost-winner = ein anderer Sieger, als die Punkte sagen
lost-long-text = das Ende langer Texte
lost-lines = Zeilen eines Wertungsblatts, die hier unbekannt sind

share = Dieses Blatt teilen
share-hint = Der Link öffnet das Blatt auf einem anderen Gerät, neben den Blättern dort. Nichts wird von selbst gesendet.
copy-text = Als Text kopieren
as-picture = Bild
no-picture = Dieser Browser kann das Bild nicht zeichnen.
to-bgstats = An BG Stats
to-bgstats-hint = BG Stats öffnet sich mit dieser Partie, wenn die App auf diesem Gerät ist.
shared = Ein geteiltes Wertungsblatt
shared-keeps = Es kommt zu deinen Blättern dazu und ersetzt keines.

to-editor = Als Stellung
editor-has = Der Editor bekommt die Spieler mit ihren Münzen, Wesiren, Ältesten, Kunstschmieden, Dschinn, Waren, Fakiren und Gegenständen und ihre Plättchen mit Palmen und Palästen.
editor-lacks = Ein Blatt weiß nicht, wo Plättchen liegen: ihre Orte sind erfunden, darum können Punkte am See und rings um das Zelt abweichen. Es fehlen die Meeples auf dem Spielfeld, die ausliegenden Karten und Dschinn und die Gebote.
editor-points = Es fehlen auch, weil nur die Punkte bekannt sind: { $fields }.
open-editor = Im Editor öffnen
not-handed = Dieser Browser speichert die Stellung nicht, darum kann der Editor sie nicht öffnen.
