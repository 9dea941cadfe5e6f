### Texte der Lektion „Sätze und Verkäufe“.

title = Sätze und Verkäufe

step-1 =
    Ein Satz sind Waren, die alle verschieden sind. Zwei sind 3 wert, drei 7, vier 13, fünf 21, sechs 30, sieben 40, acht 50, neun 60; eine einzelne 1. Am Ende deines Zugs darfst du Sätze für Münzen verkaufen.

    Verkaufe alles, was du hast, für so viele Münzen, wie du kannst.
step-1-hint-1 = Je länger der Satz, desto mehr ist jede Ware darin wert.
step-1-hint-2 = Erst alle sechs Arten, dann den Rest.
step-1-answer-1 = Ein kürzerer Satz bringt weniger. Nimm das zurück: mach den ersten Satz so lang, wie du kannst.
step-1-answer-2 = Nichts ist verloren, aber hier geht es ums Verkaufen. Noch einmal.
step-1-done = 30 für den Satz von sechs und 7 für den Satz von drei: 37 Münzen.

step-2 = Du hast zweimal Fisch, Getreide und Seide. Bilde den besten Satz und verkaufe ihn; sieh, was bleibt.
step-2-hint-1 = Zweimal Fisch ist nie im selben Satz.
step-2-answer-1 = Es gibt einen längeren Satz. Nimm das zurück.
step-2-answer-2 = Nichts ist verloren, aber hier geht es ums Verkaufen. Noch einmal.
step-2-done = 7 Münzen. Der zweite Fisch wartet auf andere Gesellschaft.
