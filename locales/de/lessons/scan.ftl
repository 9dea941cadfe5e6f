### Texte der Lektion „Das Spielfeld absuchen“.

title = Das Spielfeld absuchen

step-1 = Ist eine Partie aufgebaut, suche nach Gruppen: Baumeister unter blauen Plättchen sind am meisten wert. Du hast Echidna, zwei Älteste und zwei Fakire. Verdiene 90 Münzen.
step-1-hint-1 = Wo liegen neun blaue Plättchen beieinander?
step-1-hint-2 = Drei Baumeister und zwei Fakire, neun Plättchen, und Echidna verdoppelt: bezahle sie mit den Ältesten.
step-1-answer-1 = Dort drei blaue Plättchen, im Westen neun. Nimm das zurück.
step-1-answer-2 = Gut, aber 90 sind möglich: Fakire für die Baumeister, Älteste für Echidna. Nimm das zurück.
step-1-answer-3 = Die Baumeister auf b2 sind mehr wert. Nimm das zurück.
step-1-done = Fünf mal neun, zweimal: 90.
