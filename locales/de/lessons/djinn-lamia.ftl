### Texte der Lektion „Lamia“.

title = Lamia

step-1 =
    Lamia, 10 Punkte: für einen Ältesten oder einen Fakir darf eine Palme, die du gerade setzt, auf ein Nachbarplättchen jeder Art; Ecken zählen.

    Deine Bewegung endete auf der Oase von Sam. Behalte die Palme für dich.
step-1-hint-1 = Welches Plättchen ringsum gehört dir?
step-1-hint-2 = Der Markt auf c2 berührt die Oase an einer Ecke.
step-1-answer-1 = Sie wächst auf keinem deiner Plättchen. Nimm das zurück.
step-1-done = Eine Palme auf einem Markt: 3 Punkte für dich.
