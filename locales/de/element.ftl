### Was das Element für Spielfelder auf anderen Seiten anstelle eines Spielfelds sagt.

view = Eine Stellung aus Five Tribes
explore = Ein Spielfeld von Five Tribes zum Ausprobieren
exercise = Eine Übung auf einem Spielfeld von Five Tribes
replay = Eine Partie Five Tribes zum Nachspielen
play = Eine Partie Five Tribes
loading = Das Spielfeld lädt …
show = Spielfeld zeigen
lost = Das Spielfeld ließ sich nicht laden.
again = Noch einmal
wrong = Auf dieser Seite ist ein Fehler, darum lässt sich das Spielfeld nicht zeigen.
inside = das JSON im Element
gone = lässt sich nicht laden
json = ist kein gültiges JSON
