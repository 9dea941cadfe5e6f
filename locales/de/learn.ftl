### Texte der Lektionen: der Kurs, die Tafel eines Schritts, die Lernhilfen.

learn = Spielen lernen
learn-hint = Du spielst vom ersten Schritt an. In weniger als zehn Minuten bist du bereit für eine erste Partie; der Rest kann warten.
never-played = Noch nie gespielt? Lerne es beim Spielen
to-course = Alle Lektionen
begun = begonnen
learned = fertig
go-on-with = Weiter: { $title }
begin-with = Beginnen: { $title }
steps-to-game = { $done } von { $all } bis zu deiner ersten Partie
chapters-done = Fertige Kapitel: { $done } von { $all }
done-of = { $done } von { $all }
minutes = { $minutes } min
reference = Nachschlagen und üben
reference-hint = Schlag etwas nach, wenn es dir in einer Partie begegnet.
missing = Die Lektionen ließen sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
unknown = Diese Lektion gibt es nicht.
broken = Diese Lektion ist nicht lesbar: { $fault }

aids = Lernhilfen
aids-hint = Über das Spielfeld gezeichnet, in jeder Partie.
aid-parity = Gerade und ungerade Schritte
aid-range = Wie weit Meuchelmörder reichen
aid-blue = Blaue Plättchen, die für Baumeister zählen
aid-control = Freie Plättchen, die mehr bringen als ihre Zahl
aid-score = Die Punkte aller, ohne Verborgenes
light = helles Plättchen des Schachbretts
dark = dunkles Plättchen des Schachbretts
even = nach der Schrittzahl kann die Bewegung hier enden
odd = die Bewegung kann hier nur durchziehen
in-reach = in Reichweite der Meuchelmörder
in-reach-for = { $n ->
    [one] in Reichweite mit { $n } Fakir
   *[other] in Reichweite mit { $n } Fakiren
}
blue = zählt für Baumeister in der Nähe
worth = einnehmen bringt { $points }
points-seen = { $points } ohne Verborgenes

way-refused = Tippe darauf und lies, warum es nicht geht: { $what }.
price = der Preis { $price }
step-of = Schritt { $step } von { $steps }
hint = Hinweis
hints = Hinweise
show-me = Zeig es mir
do-it = Mach es für mich
retry = Noch einmal
previous = Voriger Schritt
next = Weiter
finish = Fertig
to-next = Nächste Lektion
next-lesson = Nächste Lektion: { $title }
to-game = Partie vorbereiten
well-done = Gut gemacht.
lesson-done = Das war die ganze Lektion.
stuck = Hier geht nichts mehr, und das Ziel ist nicht erreicht. Versuche es noch einmal oder hol dir einen Hinweis.
not-open = Die Regeln erlauben es, aber in diesem Schritt geht es um etwas anderes.
only-read = In diesem Schritt ist nichts zu spielen: weiter.
way-on = Tu als Nächstes das: { $action }.
way-by-hand = Tu als Nächstes das: tippe auf { FORM($meeple, "accusative") } in deiner Hand, dann auf { $tile }.
way-back = { $n ->
    [one] Das führt woandershin: nimm erst { $n } Schritt zurück.
   *[other] Das führt woandershin: nimm erst { $n } Schritte zurück.
}
way-again = Das führt woandershin und lässt sich nicht zurücknehmen: beginne den Schritt noch einmal.
