### Texte der Lektion „Kumarbi“.

title = Kumarbi

step-1 =
    Kumarbi, 6 Punkte: bei deinem Gebot macht jeder Fakir, den du ablegst, den Preis eine Stufe billiger. Die Stufen sind 18, 12, 8, 5, 3, 1, 0.

    Spiele vor allen und zahle eine Münze.
step-1-hint-1 = Sam steht auf 3. Du brauchst den nächsthöheren Preis.
step-1-hint-2 = 5, zwei Stufen hinab: 3, dann 1.
step-1-answer-1 = Zuerst, aber für mehr als nötig. Versuche es noch einmal und leg beide Fakire dazu.
step-1-answer-2 = Der Platz oder der Preis stimmt nicht. Noch einmal.
step-1-done = Ein Feld, das 5 kostet, für eine Münze und zwei Fakire.
