### Texte über Computer am Tisch: Stärken, ihre Züge in einer Zeile, Vorbereitung, Ergebnisse.

##

person = Mensch
novice = Neuling
apprentice = Lehrling
scribe = Schreiber
courtier = Höfling
counsellor = Ratgeber
sultan = Sultan
beginner = Einsteiger
easy = leicht
medium = mittel
advanced = fortgeschritten
hard = schwer
master = Meister
novice-hint = Sieht ein paar Züge und nimmt den besten davon: für eine erste Partie.
apprentice-hint = Übersieht die meisten Züge und will nur den eigenen Gewinn.
scribe-hint = Sieht ein Fünftel der Möglichkeiten und achtet kaum darauf, was für dich bleibt.
courtier-hint = Sieht die Hälfte der Möglichkeiten und achtet ein wenig darauf, was für dich bleibt.
counsellor-hint = Sieht alles, wägt ab, was für dich bleibt, und bietet danach.
sultan-hint = Spielt die besten Züge erst im Kopf weiter und wählt dann: die höchste Stärke.
computer-names = Idris Zahra Omar Yasmin Karim

computers = gegen { $levels }
who-plays = Wer für { $name } spielt
style-of = Was { $name } mag
likes-all = Keine Vorliebe
likes-palms = Mag Palmen
likes-djinns = Mag Dschinn
likes-viziers = Mag Wesire
likes-merchants = Mag Kaufleute
palms = Palmen
all-djinns = Dschinn
viziers = Wesire
merchants = Kaufleute
likes = { $name } mag { $what }.
coins-of = Münzen von { $name } zu Beginn
starts = { $name } beginnt mit { $coins }.
others = Die anderen
level = Stärke
play-novice = Gegen einen Neuling
play-apprentice = Gegen einen Lehrling
play-scribe = Gegen einen Schreiber
play-courtier = Gegen einen Höfling
play-counsellor = Gegen einen Ratgeber
play-sultan = Gegen einen Sultan
strict = Gespielt ist gespielt
strict-hint = Niemand nimmt einen Zug oder ein Gebot zurück. „Rückgängig“ innerhalb eines Zugs bleibt.

teacher = Computer sagen, warum
teacher-hint = Nach jedem Zug eine Zeile: was zählte und was für dich bleibt.
pace = Tempo der Computer
pace-calm = Ruhig
pace-brisk = Flott
pace-at-once = Sofort

thinks = { $name } denkt nach …
plays = { $name } spielt.
chooses-spot = { $name } wählt ein Feld.
wait = Du bist nicht am Zug: { $name } denkt nach.
skip = Vorspulen
show-again = Noch einmal zeigen
take-back = Meinen Zug zurücknehmen
take-back-bid = Mein Gebot zurücknehmen
stuck = { $name } kann nicht spielen.
no-sense = Der gefundene Zug ist nicht erlaubt.

## Ein Zug: was geschah, verbunden mit Kommas und „und“, dann die Punkte.

took = { $name } nimmt { $tile } mit { FORM($tribe, "dative") } ein
ended = { $name } endet auf { $tile } mit { FORM($tribe, "dative") }
no-move = { $name } zieht nicht
no-move-but = { $name } zieht nicht, sondern { $what }
done = { $deeds }
killed = tötet { FORM($dead, "accusative") }
killed-of = tötet bei { $other } { FORM($dead, "accusative") }
took-too = nimmt { $tiles } ein
used = benutzt { FORM($item, "accusative") }
got = erhält { $things }
djinns = { $n ->
    [one] den Dschinn { $names }
   *[other] die Dschinn { $names }
}
items = { $n ->
    [one] einen Gegenstand
   *[other] { $n } Gegenstände
}
whims = { $n ->
    [one] eine Laune
   *[other] { $n } Launen
}
placed = setzt { FORM($pieces, "accusative") }
bought = { $n ->
    [one] kauft eine Karte
   *[other] kauft { $n } Karten
}
laid = { $n ->
    [one] spielt eine Laune aus
   *[other] spielt { $n } Launen aus
}
sold = { $n ->
    [one] verkauft eine Ware
   *[other] verkauft { $n } Waren
}
for-points = { $text }: { $points }.
no-points = { $text }.
with-level = { $text } · { $level }
of-level = { $text } · { $level }
within = { $level }

results = Ergebnisse gegen Computer
results-hint = Beendete Partien eines Menschen gegen Computer, nur auf diesem Gerät.
played = Gespielt
won = Gewonnen
best = Bestes Ergebnis
clear = Liste leeren
no-results = Noch keine Partie gegen einen Computer beendet.
