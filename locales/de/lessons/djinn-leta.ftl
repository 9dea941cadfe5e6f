### Texte der Lektion „Leta“.

title = Leta

step-1 = Leta, 4 Punkte: für zwei Älteste, oder einen Ältesten und einen Fakir, setzt du ein Kamel auf ein Plättchen, auf dem gar nichts steht. Nimm das beste.
step-1-hint-1 = Kein Meeple, kein Kamel, keine Palme, kein Palast.
step-1-hint-2 = b2 und c2 sind leer. Vergleiche.
step-1-answer-1 = 5 Punkte. Das andere leere Plättchen ist mehr wert. Nimm das zurück.
step-1-answer-2 = Dort steht oder wächst etwas: Leta braucht ein leeres Plättchen.
step-1-done = 12 Punkte für einen Ältesten und einen Fakir, ohne hinzugehen.
