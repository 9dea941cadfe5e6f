### Texte der Lektion „Echidna“.

title = Echidna

step-1 =
    Echidna, 4 Punkte: für zwei Älteste, oder einen Ältesten und einen Fakir, verdienen deine Baumeister in diesem Zug das Doppelte. Du bezahlst unmittelbar bevor sie bauen.

    Drei Baumeister, fünf blaue Plättchen: verdiene mindestens 40 Münzen.
step-1-hint-1 = Erst Echidna, dann die Baumeister.
step-1-hint-2 = Bleibt nach dem Bezahlen ein Fakir, zählt er als Baumeister.
step-1-answer-1 = Eine gute Summe. Ein übriger Fakir verdient 10 mehr. Nimm das zurück.
step-1-answer-2 = Ohne Echidna. Nimm das zurück: sie kommt vor den Baumeistern.
step-1-done = 3 Baumeister und ein Fakir, mal 5, mal 2: 40 Münzen; mit einem zweiten Fakir 50.
