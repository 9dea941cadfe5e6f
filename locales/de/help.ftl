### Texte der Hilfe: die Regeln in Kürze, die Gesten und die Tasten.

parts = Teile der Hilfe

in-brief = Die Regeln in Kürze
aim = Das Ziel
aim-text = Am Ende die meisten Punkte haben: Münzen, behaltene Meeples, Dschinn, Plättchen, Palmen, Paläste und Waren zählen alle. Hat jemand das letzte Kamel (und das Zelt) gesetzt oder kann nicht ziehen, wird die Runde noch zu Ende gespielt, dann ist die Partie vorbei.

round = Eine Runde
bid = Stelle deinen Zuganzeiger auf ein freies Feld der Zugreihenfolge-Leiste und zahle sofort den Preis: wer am meisten zahlt, spielt zuerst. Auf die 0 passen drei; wer dort zuletzt ankommt, spielt vor den anderen. Zu zweit haben beide zwei Zuganzeiger, also zwei Züge.
walk = Nimm alle Meeples eines Plättchens auf und setze sie einzeln ab, jeden auf ein Plättchen neben dem vorigen: nie schräg, nie gleich zurück auf das eben verlassene. Der letzte muss zu einem anderen seiner Farbe kommen. Wer ziehen kann, muss.
collect = Einsammeln
collect-text = Alle Meeples dieser Farbe auf dem letzten Plättchen kommen in deine Hand. Steht dort dann kein Meeple und kein Kamel mehr, setzt du eines deiner Kamele hin: das Plättchen gehört dir, und nur ein magischer Gegenstand kann das Kamel noch versetzen.
tribe = Die eingesammelten Meeples tun, was ihre Sippe tut.
tile = Das letzte Plättchen tut, was seine Art tut, ganz gleich, wem es gehört. Ein Palast oder eine Palme muss gesetzt werden; ob du kaufst oder einen Dschinn nimmst, ist deine Sache.
sale = Verkaufe Sätze verschiedener Waren für Münzen, wenn du magst.
end = Dann spielt der nächste Zuganzeiger. Nach dem letzten werden die Reihen der Karten und Dschinn aufgefüllt, und es wird neu geboten.

tribes = Sippen
tribes-text = Wesire, Älteste und Kunstschmiede bleiben vor dir stehen; die anderen kommen zurück in den Beutel.
fakirs = Ein Fakir ist eine Karte, die hilft: ein weiterer Baumeister, ein weiterer Schritt für Meuchelmörder oder ein Ersatz für einen Ältesten, wenn du einen Dschinn bezahlst. Er lässt sich nicht verkaufen und bringt keine Punkte.

tiles = Plättchen
tiles-text = Die Zahl ist, was ein Plättchen dem bringt, dessen Kamel darauf steht. Baumeister zählen die blauen, eckigen.

expansions = Erweiterungen
expansions-text = Die Kunstschmiede bringen Gegenstände und ein Zelt, die Launen bringen Städte und Launen; mit beiden hat das Spielfeld 42 Plättchen. Mit jeder davon geht es zu fünft: auf der Leiste passen dann auf 1, 3 und 5 je zwei Zuganzeiger.
tent-text = Einmal pro Partie darf es statt eines Kamels ein Plättchen einnehmen. Es wertet das Plättchen und 1 Punkt für jedes rote unter ihm selbst und den 8 ringsum.
items = Gegenstände
items-text = Kostbare bringen am Ende Punkte. Magische benutzt du einmal: einen pro Zug, dann, wenn auch Kräfte erlaubt sind, den Teppich vor oder während der Bewegung. Tippe einen an, um ihn zu benutzen. Die anderen sehen sie nicht.
whims = Launen
whims-text = Du nimmst sie, wo eine Bewegung in einer Stadt endet, und hältst sie verborgen auf der Hand. Ist die Bedingung erfüllt, spiele die Laune für ihre Münzen aus: in deinem Zug oder vor deinem Gebot. Eine Laune, die am Ende der Partie erfüllt ist, wird dann ausgespielt.
cities = 5, 20, 45, 80 oder 125 für 1 bis 5 Städte
artisans = Je 2, 3, wenn niemand mehr hat
items-score = Die Zahl auf jedem kostbaren
tent-score = 1 für jedes rote Plättchen unter dem eigenen und den 8 ringsum

scoring = Wertung
points = Punkte
coins = Je 1
viziers = Je 1, und 10 für jeden Gegner, der weniger hat
elders = Je 2
djinns = Die Zahl auf der Karte
owned = Die Zahl auf jedem Plättchen mit deinem Kamel oder Zelt
palms = Je 3 auf deinen Plättchen; am See doppelt
palaces = Je 5 auf deinen Plättchen; am See doppelt
goods = Sätze verschiedener Waren, bestmöglich aufgeteilt
sets = Was ein Satz wert ist: beim Verkauf in Münzen, am Ende in Punkten
set-of = Satz aus
worth = Wert
rules = Die Regeln einzeln
rules-text = Der Link neben einer Ablehnung und der auf einer Karte führen hierher.
rule = { CAPITAL($name) }

tie = Bei Gleichstand teilt ihr den Sieg.

page = Auf dieser Seite
page-bid = Tippe auf einen Preis, um die Reihenfolge zu sehen, die sich ergäbe; der Knopf macht daraus dein Gebot.
tap = Plättchen antippen
tap-text = Tippe auf ein leuchtendes Plättchen, um seine Meeples aufzunehmen, dann auf die Plättchen, wo sie bleiben. Ein Wisch zum nächsten Plättchen tut beides.
several = Mehrere Farben
several-text = Figuren auf dem Plättchen zeigen sie: tippe auf die, die du meinst. Auf kleinen Bildschirmen fragt ein Tippen nach.
straight = Direkt ans Ziel
straight-text = Führt nur ein Weg zu einem angezeigten Ziel, dann tippe darauf, und die Meeples verteilen sich auf diesem Weg.
colour = Erst die Farbe
colour-text = Tippe auf eine Farbe in deiner Hand: nur ihre Plättchen leuchten noch, und Quadrate zeigen, wo die Bewegung mit ihr enden kann. Oder ziehe einen Meeple auf ein Plättchen.
why = Warum nicht hier?
why-text = Tippe auf ein dunkles Plättchen: es sagt, warum, und die Leiste verweist auf die Regel. Was in eine Sackgasse führt, leuchtet nie.
look = Erst schauen
look-text = Ruhe mit der Maus auf einem leuchtenden Plättchen oder halte den Finger darauf: noch bevor du etwas aufnimmst, zeigen Quadrate, wo die Bewegung enden kann, und Buchstaben, mit welcher Sippe.
enlarge = Was ist das hier?
enlarge-text = Halte den Finger auf ein Plättchen oder klicke es mit der anderen Maustaste an: es erscheint groß, mit Namen und Wirkung. Das spielt nichts und geht auch, während andere spielen.
last = Der letzte Meeple
last-text = Jedes leuchtende Plättchen zeigt, was ein Ende dort bringt: Meeples und ihren Gewinn, ein Kamel, die Wirkung des Plättchens.
market-text = Tippe auf eine leuchtende Karte, um sie zu kaufen; am großen Markt auf zwei.
djinns-text = Tippe auf einen, um ihn zu lesen. Leuchtet einer von deinen, kannst du ihn jetzt benutzen.
undo-text = Ein Schritt zurück. Ein Tippen mit zwei Fingern auf das Spielfeld tut dasselbe.
whole-move = Die ganze Bewegung zurück
whole-move-text = Tippe auf das Plättchen, wo sie begann, solange es nicht leuchtet, oder drücke Escape.
reset-text = Alles zurück zum Anfang des Zugs oder zu dem, was seither aufgedeckt wurde.
barrier = Kein Zurück
barrier-text = Ein Knopf mit Schloss deckt etwas auf oder beendet ein Gebot oder einen Zug: „Rückgängig“ endet dort.
end-text = Ein Zug endet nie von selbst: er gehört dir, bis du auf diesen Knopf tippst.
log-text = Tippe auf eine Zeile, um ihre Plättchen zu sehen. Ist der Tisch einverstanden, geht die Partie zu jedem Zug darin zurück.

keyboard = Tasten
key-head = Taste
does = Was sie tut
key-tab = Zum nächsten Teil der Seite; das ganze Spielfeld ist einer
key-arrows = Von Plättchen zu Plättchen; wo man Meeples aufnehmen kann, erscheinen die Ziele
key-row = Zum ersten oder letzten Plättchen der Reihe
key-corner = Zum ersten oder letzten Plättchen des Spielfelds
key-enter = Wie ein Tippen
key-enlarge = Zeigt das Plättchen groß, mit Namen und Wirkung
key-letters = Auf dem Spielfeld oder in der Hand: erst diese Farbe
key-escape = Verwirft die halbe Auswahl, sonst die ganze Bewegung; schließt Fenster wie dieses
key-mac = Auf dem Mac tut Cmd, was sonst Strg tut.

tribe-more = { $meeple ->
    [vizier] Gleichstand bringt keinen Bonus.
    [elder] Älteste, mit denen du bezahlst, kommen in den Beutel und bringen keine Punkte mehr.
    [merchant] Du wählst nicht: Waren und Fakire kommen, wie sie liegen.
    [builder] Das letzte Plättchen zählt mit, ebenso die 8 ringsum.
    [assassin] Reichweite: ein Schritt in der Reihe oder Spalte für jeden Meuchelmörder und einer für jeden abgelegten Fakir. Ein so geleertes Plättchen wird deins, wenn kein Kamel darauf steht.
   *[artisan] Abgelegte Gegenstände liegen offen; sie werden nie neu gemischt.
}

tile-more = { $kind ->
    [village] Er bringt dem Besitzer des Plättchens 5 Punkte.
    [sacred-place] Eine Kraft mit Preis ist einmal pro Zug nutzbar, schon ab diesem Zug.
    [oasis] Sie bringt dem Besitzer des Plättchens 3 Punkte.
    [small-market] „Erste“ heißt: die links; Lücken bleiben, bis die Runde vorbei ist.
    [large-market] Ist nur noch eine da, kostet sie trotzdem 6.
    [workshop] Auf zwei Seiten stehen Gebirge: keine Bewegung führt hindurch. Für Reichweite und Umgebung zählen sie nicht.
    [specialised-market] Von allen, die offen liegen.
    [chasm] Keine Bewegung führt dorthin.
    [city] Deine Städte bringen zusammen 5, 20, 45, 80 oder 125.
   *[great-lake] Keine Bewegung führt dorthin.
}

key = { $key ->
    [Control] Strg
    [Escape] Esc
    [PageUp] Bild auf
    [PageDown] Bild ab
   *[other] { $key }
}
