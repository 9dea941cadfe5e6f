### Texte rund um den Tisch: obere Leiste, Weitergabe, Fenster, Speicher, Fehler.

document-title = Naqala · Five Tribes, inoffiziell

players = Spieler
player-name = Spieler { $n }
first-names = Anna Jonas Maya Leo Noor
name-of = Name von Spieler { $n }
colour-of = Farbe von { $name }
move-up = { $name } nach oben
move-down = { $name } nach unten
remove = { $name } entfernen
name-missing = Hier fehlt ein Name.
name-taken = Zwei haben denselben Namen.

coming = Einen Moment …
part-missing = Dieser Teil der Seite ließ sich nicht laden. Die Partie läuft ohne ihn weiter.
try-again = Noch einmal
load-newest = Neueste Version laden
load-newest-hint = Vielleicht gibt es eine neue Version. Mit ihr geht alles dort weiter, wo es steht.
no-answer = Die Website antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
art-missing = Bilder des Spielfelds sind nicht mehr auf der Website. Vielleicht gibt es eine neue Version.
file-gone = Diese Datei ist nicht mehr auf der Website. Vielleicht gibt es eine neue Version.
thinker-missing = Die Computergegner ließen sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
thinker-stopped = Der Computer hat aufgehört zu denken. Versuche es noch einmal.

seed = Aufbaunummer
seed-hint = Dieselbe Nummer ergibt denselben Aufbau.
seed-new = Anderer Aufbau
seed-wrong = Die Nummer ist eine ganze Zahl von 0 bis 18446744073709551615: nur Ziffern.

expansions = Erweiterungen
artisans-hint = Gegenstände, Zelte und Gebirge: 36 Plättchen.
whims-hint = Städte, Launen und ein See: 36 Plättchen; 42 mit beiden.
five-need = Zu fünft braucht ihr mindestens eine Erweiterung.

secrecy = Münzen, Gegenstände und Launen
secrecy-peek = Gedrückt halten
secrecy-peek-hint = Sie sind verdeckt. Wer die eigene Reihe gedrückt hält, sieht sie; ein Tippen zeigt sie bis zum nächsten Tippen.
secrecy-cover = Vorhang
secrecy-cover-hint = Zwischen zwei Zügen verbirgt ein Vorhang den Tisch, bis das Gerät weitergegeben ist.
secrecy-open = Offen
secrecy-open-hint = Alle sehen alles.
peek = Halten, um zu sehen, was { $name } verbirgt

answers = Schritte mit nur einer Antwort von selbst ausführen
answers-hint = Karten der Kaufleute, Münzen der Baumeister ohne Fakire. „Rückgängig“ nimmt sie zusammen mit deinem Schritt davor zurück. Mit einem Tippen gehst du auch bis zu einem Ende, zu dem nur ein Weg führt, und verzichtest auf den Rest eines Zugs.

start = Partie beginnen
resume = Weiterspielen
resume-title = Deine Partien
look-again = Nochmals ansehen
round = Runde { $n }
finished = beendet
delete = Löschen
unreadable = Eine gespeicherte Partie ist nicht lesbar.
unreadable-hint = Sie bleibt, wie sie ist; du kannst sie in einer Datei sichern.

open-record = Aufzeichnung öffnen
open-hint = Wähle eine Datei oder füge den Text einer Aufzeichnung ein (naqala-record/1). Daraus wird eine eigene Partie: deine anderen Partien bleiben.
open-file = Aus einer Datei
open-text = Text der Aufzeichnung
open = Öffnen
open-part = Bis Eintrag { $n } öffnen
written-by = Version { $core } von Naqala hat sie geschrieben; diese Seite hat Version { $own }.
open-failed = Diese Aufzeichnung lässt sich nicht öffnen.
not-json = Der Text bricht in Zeile { $line }, Spalte { $column } ab oder ist dort beschädigt. Wurde er ganz kopiert?
no-entry = Eintrag { $n }, „{ $text }“, ist keine Aktion.
illegal-entry = Eintrag { $n }, „{ $text }“, ist dort nicht erlaubt. { $why }
no-back = Eintrag { $n } geht zu Eintrag { $to } zurück, der nicht davor liegt.
faults = { $n ->
    [one] Darin ist ein Fehler: { $listed }
   *[other] Darin sind { $n } Fehler: { $listed }
}
unwritten = { $fault }
hidden-view = Das ist nur, was eine einzelne Person sieht, nicht die ganze Partie.
unknown-format = Das Format ist „{ $found }“; diese Seite liest naqala-record/1 und naqala-game/1, der Editor auch Stellungen und Lektionen.
bad-colours = Jeder Spieler braucht genau eine Farbe.
bad-sides = Jeder Spieler braucht genau eine Seite des Tischs.
bad-left = Wer den Tisch verlassen hat, spielt hier gar nicht mit.
file-unread = Die Datei ließ sich nicht lesen.
file-letters = Zeile { $line } hat Zeichen in einer anderen Kodierung als UTF-8. Speichere die Datei als UTF-8 und öffne sie noch einmal.

last-round = letzte Runde
game-over = Partie zu Ende
log = Verlauf
score = Punkte
help = Hilfe
settings = Einstellungen
settings-hint = Sprache, Farben und mehr
menu = Menü
close = Schließen
dismiss = Ausblenden

new-game = Neue Partie
new-game-hint = Diese Partie bleibt bei deinen Partien; du kannst sie weiterspielen.
new-game-sure = Diese Partie verlassen und eine andere vorbereiten?
rematch = Revanche
rematch-hint = Dieselben Spieler, ein anderer Aufbau.
rematch-sure = Diese Partie verlassen und mit denselben Spielern eine neue beginnen?
embed = Auf einer Seite einbinden
embed-hint = Der Code eines Spielfelds für deinen Blog, deinen Kurs oder dein Wiki.
embed-code = Code für die Seite
export = Aufzeichnung sichern oder kopieren
export-hint = Die ganze Partie als Text: öffne sie hier oder auf einem anderen Gerät. Auch Verborgenes steht darin.
download = In einer Datei sichern
copy = Kopieren
copied = Kopiert.
copy-failed = Der Browser hat es nicht erlaubt: markiere den Text und kopiere ihn.
record-text = Die Aufzeichnung
table = Der Tisch
table-hint = Namen, Farben, jemand geht, vorzeitiges Ende.
has-left = ist weg
has-left-hint = Jemand ist nicht da? Ein Computer kann übernehmen. Oder kreuze „ist weg“ an: dann entscheiden die anderen gemeinsam, und dieser Platz gewinnt nichts.
left-tag = weg
left-together = { $name } hat den Tisch verlassen: entscheidet gemeinsam.
end-here = Partie hier beenden
end-here-hint = Es zählen die Punkte, wie sie stehen. Ihr könnt es euch noch anders überlegen.
end-here-sure = Die Partie endet, und alle sehen, was die anderen verborgen haben. Sind alle einverstanden?
end-here-yes = Alle einverstanden: beenden
opens-secrets = Das zeigt allen alle verborgenen Münzen, Gegenstände und Launen, und was noch gezogen wird. Sind alle einverstanden?
all-agree = Alle einverstanden
ended-by-table = Der Tisch hat hier Schluss gemacht.
go-on = Partie fortsetzen
go-on-hint = Der Tisch hat diese Partie vorzeitig beendet. Nichts davon ist verloren.
agreed = Inzwischen vereinbart
agreed-left = { $name } hat den Tisch verlassen, die anderen entscheiden.
agreed-back = { $name } ist wieder da.
agreed-ended = Die Partie wurde beendet, und alles Verborgene lag offen.
agreed-resumed = Die Partie geht wieder weiter.
agreed-opened = Nichts ist mehr verborgen.
agreed-hidden = Es wird wieder verborgen gespielt.
agreed-masked = Jetzt wird verdeckt gespielt statt mit Vorhang: wer eine Reihe gedrückt hält, sieht sie.
agreed-shown = Die Aufzeichnung wurde mit allem Verborgenen geöffnet oder kopiert.
agreed-computer = Ein Computer spielt für { $name }.
agreed-person = Ein Mensch spielt für { $name }.
left-sure = { $name } hat den Tisch verlassen: die anderen entscheiden und sehen, was { $name } verbirgt. Sind alle einverstanden?
seat-sure = Jemand anderes spielt für { $name } und sieht, was { $name } verbirgt. Sind alle einverstanden?
pause = Pause
pause-hint = Ein Vorhang verbirgt den Tisch, bis es weitergeht.
leave = Zurück zur ersten Seite
leave-hint = Die Partie bleibt erhalten, nichts geht verloren.
stay = Weiterspielen

your-turn = Du bist am Zug.
to-bid = Du bietest.
pass-device = Gerät weitergeben an { $name }
i-am = Ich bin { $name }
decide-for = { $name } hat den Tisch verlassen: Entscheidet gemeinsam
we-decide = Wir entscheiden
is-back = { $name } ist wieder da
is-absent = { $name } ist nicht da
since-last = Seit deinem letzten Zug
so-far = Bisher
bids-of = Runde { $round }: Gebote
log-empty = Noch ist nichts geschehen.
log-hint = Tippe auf eine Zeile mit einem Plättchen, um zu sehen, wo es war; das Auge zeigt den Moment.
taken-back = zurückgenommen
take-back = Bis vor diesen Moment zurücknehmen
take-back-bid-of = Gebot von { $name } zurücknehmen
take-back-turn-of = Zug von { $name } zurücknehmen
take-back-sure = Alles ab hier wird zurückgenommen, für alle. Im Verlauf bleibt ein Vermerk. Sind alle einverstanden?
take-back-bid-sure = Das Gebot von { $name } und alles danach wird zurückgenommen, für alle. Im Verlauf bleibt ein Vermerk. Sind alle einverstanden?
take-back-turn-sure = Der Zug von { $name } und alles danach wird zurückgenommen, für alle. Im Verlauf bleibt ein Vermerk. Sind alle einverstanden?
take-back-title = Zurücknehmen
take-back-yes = Alle einverstanden: zurücknehmen
undo-in-log = „Rückgängig“ endet hier. Weiter zurück geht es im Verlauf
cancel = Abbrechen
show-tiles = { $text } Plättchen zeigen.

whims-paid = Am Ende zahlen sich Launen, deren Bedingung erfüllt ist, von selbst aus.
score-caption = Punkte bisher
see-board = Spielfeld ansehen
skip-count = Ergebnis zeigen
share-game = Teilen
best = am meisten
score-final = Endstand
category = Kategorie
total = Summe
at-least = mindestens
hidden = verborgen
score-hidden-hint = Was die anderen verbergen, ist nicht gezählt: ihre Summen sind mindestens so hoch wie gezeigt.
wins = { $name } gewinnt!
win-shared = { $names } teilen sich den Sieg!

language = Sprache
language-missing = Die Wörter dieser Sprache ließen sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
theme = Farben der Seite
theme-auto = Auto
theme-light = Hell
theme-dark = Dunkel
contrast = Starker Kontrast
contrast-hint = Dunklere Linien und schlichte Flächen.
palette = Farben bei Farbenblindheit
palette-hint = Sippen, Spieler und Werte in Farben, die sich leicht unterscheiden lassen.
turn = Tisch zum Spieler drehen
turn-hint = Für ein Tablet in der Mitte: alles wendet sich zu der Person am Zug. Die Seiten wählst du im Menü unter „Der Tisch“.
side-of = Seite von { $name }
side-bottom = vorne
side-left = links
side-top = hinten
side-right = rechts
sound = Töne
sound-hint = Ein paar kurze.
may-sleep = Der Bildschirm kann während einer Partie dunkel werden: der Browser hält ihn nicht wach. Stelle die automatische Sperre des Geräts auf „Nie“, während du spielst.
full-screen = Vollbild ein oder aus
motion = Bewegung
motion-hint = Meeples wandern über das Spielfeld. Ausgeschaltet erscheinen sie gleich an ihrem Ziel.

storage-missing = In diesem Browser kann die Seite nichts speichern: die Partie ist weg, wenn du die Seite schließt oder neu lädst. Sichere die Aufzeichnung in einer Datei, wenn du sie behalten willst.
storage-full = Es ist kein Platz mehr, um die Partie zu speichern: was du ab jetzt spielst, ist weg, wenn du die Seite schließt oder neu lädst. Sichere die Aufzeichnung in einer Datei oder lösche andere Partien.
storage-failed = Die Partie ließ sich nicht speichern ({ $why }): was du ab jetzt spielst, ist vielleicht weg, wenn du die Seite schließt oder neu lädst. Sichere die Aufzeichnung in einer Datei, wenn du sie behalten willst.

update-ready = Eine neue Version ist da
update-use = Aktualisieren
update-hint = Aktualisieren: die Seite lädt neu, und die Partie geht dort weiter, wo sie steht.

crash-title = Naqala ist stehen geblieben
crash-text = Im Programm ist etwas schiefgegangen, und das ist unsere Schuld. Deine Partie ist bis zum letzten Schritt gespeichert: lade die Seite neu, um weiterzuspielen.
crash-reload = Neu laden
crash-export = Partie in einer Datei sichern
crash-record = Die Partie als Text zum Kopieren
crash-detail = Was schiefgegangen ist

key-drops = Leuchtet: hier absetzen. Kreis: welche Sippe.
key-ends = Leuchtet: hier absetzen. Quadrat: Ende möglich.
