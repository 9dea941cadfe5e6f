### Texte der Lektion „Werkstatt und Markt“.

title = Werkstatt und Markt

step-1 = Wer in einer Werkstatt endet, darf für 1 Kunstschmied oder 2 Fakire den obersten Gegenstand nehmen. Du und Sam habt je zwei Kunstschmiede. Wie bezahlst du?
step-1-hint-1 = Was ist ein Kunstschmied wert, und was ein Fakir?
step-1-answer-1 = Ein Kunstschmied weniger: Sam hat jetzt mehr, und deiner fällt von 3 Punkten auf 2. Noch einmal.
step-1-answer-2 = Ein Gegenstand für zwei Fakire ist billig. Nimm das zurück.
step-1-done = Die Fakire bezahlen, deine Kunstschmiede behalten ihre je 3 Punkte.

step-2 = Ein spezialisierter Markt verkauft eine beliebige offene Karte für 4 Münzen. Du hast Fisch, Getreide und Seide. Wähle.
step-2-hint-1 = Hier sind alle Karten zu haben, auch die letzte.
step-2-answer-1 = Das macht den Satz nicht länger. Nimm das zurück.
step-2-answer-2 = Die vierte Ware ist 6 Punkte wert. Nimm das zurück.
step-2-done = Vier verschiedene Waren: 13.
