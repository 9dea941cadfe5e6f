### Texte der Lektion „Enki“.

title = Enki

step-1 = Enki, 8 Punkte: für einen Ältesten oder einen Fakir setzt du eine Palme auf eine beliebige Oase. Tu das, ohne durchs Bezahlen Punkte zu verlieren.
step-1-hint-1 = Dein Kamel steht auf der Oase im Osten.
step-1-hint-2 = Ein Fakir bringt nichts, also bezahle mit ihm.
step-1-answer-1 = Ein bezahlter Ältester sind 2 Punkte weniger. Nimm das zurück.
step-1-answer-2 = Die Palme steht auf keinem deiner Plättchen. Nimm das zurück.
step-1-done = 3 Punkte für einen Fakir.
