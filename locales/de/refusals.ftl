### Warum die Regeln eine Aktion ablehnen.

refusal = { $refusal ->
    [wrong-step] Nicht jetzt: erledige erst, was die Leiste verlangt.
    [off-board] Dieses Plättchen gibt es nicht.
    [nothing-there] Hier steht kein Meeple zum Aufnehmen.
    [not-adjacent] Nicht neben dem letzten Plättchen. Schräg zählt nicht.
    [steps-back] Ein Schritt zurück: von dort kommst du.
    [mountain] Ein Gebirge ist im Weg.
    [impassable] Hier kann nichts stehen.
    [same-tile] Der Teppich fliegt überallhin, nur nicht hierher.
    [not-fulfilled] Die Bedingung ist nicht erfüllt.
    [no-order] Lege jede Karte einmal.
    [wrong-colour] Der letzte Meeple muss zu einem anderen seiner Farbe kommen.
    [no-ending] Kein Ende mehr möglich: von dort käme der letzte Meeple zu keinem anderen seiner Farbe.
    [must-move] Du kannst ziehen, also musst du.
    [must-kill] Ein Opfer ist ohne Fakir erreichbar: du musst töten.
    [cannot-pay] Das kannst du nicht bezahlen.
    [no-such-price] Diesen Preis gibt es nicht.
    [taken] Besetzt.
    [out-of-range] Außer Reichweite.
    [protected] Von Boaz geschützt.
    [not-there] Das liegt nicht bereit.
    [wrong-count] Nicht die richtige Anzahl.
    [not-owned] Das hast du nicht.
    [used-this-turn] In diesem Zug schon benutzt.
    [wrong-moment] Nicht in diesem Moment.
    [no-effect] Das hätte jetzt keine Wirkung.
    [wrong-tile] Nicht auf diesem Plättchen.
    [needless-payment] Dort ist nichts zu bezahlen.
    [compulsory] Das muss sein.
   *[game-over] Die Partie ist vorbei.
}
