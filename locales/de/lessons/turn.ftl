### Texte der Lektion „Ein ganzer Zug“.

title = Ein ganzer Zug

step-1 = Ein Zug: Bewegung, Kontrolle, Sippe, Plättchen, Verkauf. Geh zum Kaufmann auf b2, nimm die Karten, dann kaufe Seide.
step-1-hint-1 = Neben b2, im Osten, steht ein Kaufmann.
step-1-hint-2 = Nach der Bewegung fragt die Leiste: nimm die Karten. Dann tippe auf die Seide.
step-1-answer-1 = Ende in diesem Zug auf b2 mit den Kaufleuten. Nimm das zurück.
step-1-answer-2 = Fisch hast du schon: zwei gleiche sind wenig wert. Nimm das zurück.
step-1-answer-3 = Ein Fakir hilft, aber er ist keine Ware. Nimm das zurück und kaufe Seide.
step-1-answer-4 = Du hast nichts gekauft. Nimm das zurück: Seide ist ihre Münzen wert.
step-1-done = Vier verschiedene Waren, 13 Punkte. Auf b2 blieb ein Baumeister, also kein Kamel.

step-2 = Du darfst jetzt Waren für Münzen verkaufen. Behalten bringen sie ebenso viel und können noch wachsen. Behalte sie; beende den Zug.
step-2-hint-1 = Nichts zwingt dich zum Verkaufen. Suche den Knopf, der den Zug beendet.
step-2-answer-1 = Verkauft. Das darfst du am Ende jedes deiner Züge, aber ein längerer Satz ist mehr wert. Nimm das zurück und behalte sie.
