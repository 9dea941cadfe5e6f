### Texte der Lektion „Das Wertungsblatt“.

title = Das Wertungsblatt

step-1 =
    Das Wertungsblatt zählt Münzen, Wesire, Älteste, Dschinn, Waren, Plättchen, Palmen und Paläste. Fakire zählen nichts, aber sie bezahlen.

    Erhöhe die Zeile der Palmen um 3: Enki setzt eine.
step-1-hint-1 = Eine Palme zählt für den, der das Plättchen kontrolliert.
step-1-hint-2 = Tippe auf Enki, bezahle mit einem Fakir, dann tippe auf deine Oase auf a3.
step-1-answer-1 = Ein Ältester ist 2 Punkte wert, ein Fakir keinen. Nimm das zurück und bezahle mit einem Fakir.
step-1-answer-2 = Bouraq erhöht eine andere Zeile: Paläste. Nimm das zurück.
step-1-answer-3 = Diese Oase gehört dir nicht: ihre Palme zählt für den, dem sie gehört. Nimm das zurück.
step-1-done = 3 Punkte in dieser Zeile. Deine Tafel und das Wertungsblatt zeigen jederzeit die Summe.

step-2 = Erhöhe jetzt die Zeile der Paläste um 5: Bouraq setzt einen.
step-2-hint-1 = Welches Dorf gehört dir?
step-2-hint-2 = Tippe auf Bouraq, bezahle mit einem Fakir, dann tippe auf b3.
step-2-answer-1 = Ein Ältester ist 2 Punkte wert, ein Fakir keinen. Nimm das zurück und bezahle mit einem Fakir.
step-2-answer-2 = Dieses Dorf gehört dir nicht. Nimm das zurück.
step-2-done = Deine Fakire sind ausgegeben, du hast 8 Punkte mehr.

step-3 = Eine Bewegung, und drei Dinge, die zählen. Gewinne damit mindestens 15 Punkte.
step-3-hint-1 = Älteste bringen je 2. Was bringt das Plättchen?
step-3-hint-2 = Eine geleerte Oase ist 8 wert, und eine Palme kommt darauf.
step-3-answer-1 = Weniger als 15. Noch einmal: welches Plättchen lässt sich leeren?
step-3-answer-2 = Weniger Punkte. Nimm das zurück und suche ein Plättchen, das sich leeren lässt.
step-3-done = 6 für die Ältesten, 8 für die Oase, 3 für die Palme: 17.
