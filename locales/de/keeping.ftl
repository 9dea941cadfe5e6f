### Texte zum Aufbewahren, Mitnehmen und Teilen von Partien.

## Die Liste der Partien.

more = Mehr
more-of = Mehr zu { $names }
duplicate = Duplizieren
copy-of = Kopie von { $name }
rename = Umbenennen
name-of-game = Name dieser Partie
name-hint = Leer: die Namen der Spieler.
keep-name = Name behalten
kilobytes = { $n } KB
deleted = Gelöscht: { $name }
no-game = Das ist keine Partie von Naqala, oder ein Teil davon fehlt.
damaged = Die Partie darin ist beschädigt und kann nicht weitergehen.
details = Einzelheiten
won = { $n ->
    [one] { $names } gewinnt: { $points }
   *[other] { $names } gewinnen: { $points }
}
undo-delete = Rückgängig

## Speicher, den der Browser leeren kann.

copies = Dieser Browser kann gespeicherte Partien von selbst löschen, wenn auf dem Gerät der Platz knapp wird. Sichere ab und zu in einer Datei, was dir fehlen würde.

copies-safari = Safari löscht, was eine Seite gespeichert hat, wenn du sie sieben Tage nicht besuchst. Lege Naqala auf den Home-Bildschirm (Teilen → Zum Home-Bildschirm) oder sichere in einer Datei, was dir fehlen würde.

settings-not-kept = Dieser Browser speichert keine Einstellungen und keinen Fortschritt mehr: sein Speicher ist voll oder ausgeschaltet. Änderungen gelten, bis du die Seite schließt oder neu lädst.

## Eine Partie, die in einem anderen Tab offen ist.

open-elsewhere = Diese Partie ist in einem anderen Tab offen.
open-elsewhere-hint = Hier schaust du nur. Übernimm sie, und der andere Tab hält an.
take-over = Hier übernehmen
continued = In einem anderen Tab fortgesetzt.
continued-hint = Von hier wird nichts mehr gespeichert. Hol sie zurück, um fortzusetzen, was dort gespielt wurde.
take-back-here = Zurückholen

## Das Blatt, das einen Link teilt.

share = Partie teilen oder mitnehmen
share-hint = Als Link oder als Code für die Kamera eines anderen Geräts. Nichts wird an jemanden gesendet.
share-truth = Wer sie öffnet, sieht alles, auch verborgene Münzen. Dort wird sie eine eigene Partie; diese hier geht hier weiter.
extent = Was geteilt wird
extent-record = Die ganze Partie
extent-position = Nur die Stellung
link = Link
link-size = { $letters } Zeichen
copy-link = Link kopieren
send-link = Senden …
code = Code zum Scannen
code-of = Code { $number } von { $count }
code-hint = Richte die Kamera des anderen Geräts auf den Code: dort öffnet er die Partie.
codes-hint = Scanne die Codes nacheinander, in beliebiger Reihenfolge: das andere Gerät sammelt sie, öffnet die Partie und sagt, was fehlt.
codes-too-many = Diese Partie ist zu lang für Codes: nimm den Link, eine Datei oder nur die Stellung.
code-before = Voriger Code
code-next = Nächster Code
codes-play = Reihum zeigen
codes-pause = Anhalten

## Das Blatt einer Partie, die aus einem Link kommt.

copy-opens-secrets = Eine Kopie enthält alles, was ihr voreinander verbergt, und was noch gezogen wird. Sind alle einverstanden?
shared = Eine geteilte Partie
shared-keeps = Sie wird eine eigene Partie: deine Partien bleiben, wie sie sind.
shared-open = Öffnen
shared-not-now = Nicht jetzt
shared-failed = Dieser Link lässt sich nicht öffnen.
shared-nothing = Nichts wurde geändert oder gespeichert.
part-came = Teil { $number } von { $count } empfangen.
parts-missing = Es fehlen: { $numbers }. Scanne den nächsten Code.

## Warum sich eine Partie nicht übernehmen lässt.

empty = Sie ist leer.
too-long = Sie ist { $megabytes } MB lang; eine Partie hat höchstens 2.
too-many-entries = Sie hat { $n } Einträge; eine Partie hat höchstens 20000.
twice = Der Schlüssel „{ $key }“ steht zweimal an derselben Stelle: siehe Zeile { $line }.
bad-name = Der Name von Spieler { $n } fehlt, ist länger als 60 Zeichen oder enthält unsichtbare Zeichen.
link-version = Eine spätere Version von Naqala hat diesen Link gemacht („{ $version }“): öffne ihn dort oder bitte um eine Datei.
link-letter = Zeichen { $at } der Daten gehört nicht dorthin: der Link wurde unterwegs verändert.
link-cut = Das Ende fehlt: manche Messenger kürzen lange Links. Kopiere den ganzen Link noch einmal oder bitte um eine Datei.
link-part = Es ist ein Teil einer Partie, aber die Nummern darin können nicht stimmen.
link-long = Darin steht mehr als in irgendeiner Partie.
link-damaged = Die Daten sind beschädigt. Fehlt das Ende, hat ein Messenger es abgeschnitten: kopiere den ganzen Link noch einmal oder bitte um eine Datei.
link-rules = Sie wurde mit anderen Regeln gepackt: öffne sie mit der Version von Naqala, von der sie stammt, oder bitte um eine Datei.
link-mixed = Die Teile passen nicht zusammen: scanne alle Codes noch einmal.

## Ein Link, der sich neben der installierten App öffnet.

other-storage = Ist Naqala auf deinem Home-Bildschirm? Links öffnen sich in Safari, wo andere Partien liegen. Kopiere den Link und füge ihn dort unter „Aufzeichnung öffnen“ ein.
link-unable = Dieser Browser kann keine Links entpacken: bitte um eine Datei.

## What other apps hand to the page.

handed-nothing = Was geteilt wurde, enthält keinen Link zu einer Partie, einer Aufgabe, einer Lektion oder einem Wertungsblatt und ist keine Partie. Eine Partie kannst du hier einfügen; Dateien mit Blättern fügst du unter Wertungsblock → Blätter hinzu.
several-files = Mehrere Dateien sind angekommen. Sie werden einzeln geöffnet: bis die Seite geschlossen wird, warten die anderen unter „Aufzeichnung öffnen“.

## The offer to install the page.

install-hint = Naqala kann zu den Apps dieses Geräts gehören: in einem eigenen Fenster, auch ohne Netz, und zur Wahl, wenn du Dateien und Links öffnest oder teilst.
install-by-hand = Naqala kann auf den Home-Bildschirm dieses Geräts: Teilen → Zum Home-Bildschirm. Dann öffnet es sich wie eine App, auch ohne Netz.
install = Installieren
install-not = Nein, danke
