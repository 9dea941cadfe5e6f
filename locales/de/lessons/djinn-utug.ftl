### Texte der Lektion „Utug“.

title = Utug

step-1 = Utug, 4 Punkte: für zwei Älteste, oder einen Ältesten und einen Fakir, setzt du ein Kamel auf ein Plättchen, auf dem Meeples stehen und sonst nichts. Nimm das beste.
step-1-hint-1 = Kein Kamel, keine Palme, kein Palast darf dort sein, aber mindestens ein Meeple.
step-1-hint-2 = Der heilige Ort auf b2 ist 15 wert.
step-1-answer-1 = Dort ist ein Kamel, eine Palme oder ein Palast, oder kein Meeple.
step-1-answer-2 = Ein Plättchen, aber nicht das beste. Nimm das zurück.
step-1-done = 15 Punkte sofort. Die Meeples darauf bleiben.
