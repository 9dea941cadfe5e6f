### Texte der Lektion „Bereit zum Spielen“.

title = Bereit zum Spielen

step-1 = Ein richtiges Spielfeld. Du hast 5 und 0 geboten, Sam 3 und 0: du beginnst. Spiele einen ganzen Zug nach deinem Geschmack, bis zum Ende.
step-1-hint-1 = Suche ein Plättchen, dessen Meeples alle von einer Sippe sind. Ist auch dein letzter Meeple von dieser Sippe, wird das Plättchen leer.
step-1-hint-2 = Drei Baumeister stehen auf f1, das 12 wert ist. Drei Schritte weiter, auf f4, sind noch zwei.
