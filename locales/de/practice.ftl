### Texte des Übens: eigene Aufgaben und wie sich Verluste über Partien entwickeln.

##

practice = Deine eigenen Aufgaben
about = Die Entscheidungen, die dich am meisten gekostet haben, aus Partien, die du dir noch einmal angesehen hast. Du kannst sofort anfangen; jede kommt nach 1, 3, 7, 16 und 35 Tagen wieder: eine richtige Antwort führt einen Schritt weiter, eine falsche zurück zum ersten. Sie bleiben auf diesem Gerät.
own-due = { $n ->
    [one] Deine eigenen: { $n } fällig
   *[other] Deine eigenen: { $n } fällig
}
own-next = Deine eigenen: nächste { $when }
in-days = { $n ->
    [one] morgen
   *[other] in { $n } Tagen
}
who = Von wem
person-due = { $name } ({ $n } fällig)

## Was fällig ist.

none = Noch ist nichts aufgehoben. Wenn eine Partie vorbei ist, sieh sie dir noch einmal an: was dich am meisten gekostet hat, wird hier zur Aufgabe.
due = { $n ->
    [one] Eine Entscheidung ist fällig.
   *[other] { $n } Entscheidungen sind fällig.
}
nothing-due = Nichts ist fällig. Die nächste kommt { $when }.
all-learned = Nichts ist fällig: alle sind gelernt.
begin = Üben
done = Das war es: { $right } von { $all } richtig.
kept = Aufgehoben ({ $n })
of-game = { $game }, { $day }
learned = gelernt
due-now = fällig

## Eine Übung.

place = { $at } von { $of }
costs = Das kostet { $points } gegenüber dem Besten.
again = Du siehst sie { $when } wieder.
told = Der Zug wurde gezeigt, darum siehst du sie { $when } wieder.
now-learned = Du hast sie gelernt: sie kommt nicht mehr wieder.
next = Weiter
stop = Hier aufhören
broken = Diese Aufgabe ist nicht lesbar.

## Unter den Momenten einer Analyse.

kept-of = { $n ->
    [one] Einer dieser Momente ist jetzt eine eigene Aufgabe.
   *[other] { $n } dieser Momente sind jetzt eigene Aufgaben.
}

## Die Verluste.

losses = Verlorene Punkte pro Partie
losses-hint = { $n ->
    [one] Aus einer Partie, die du dir noch einmal angesehen hast.
   *[other] Aus den letzten { $n } Partien, die du dir noch einmal angesehen hast. Jeder Balken ist eine Partie, die neueste rechts; alle Zeilen haben denselben Maßstab.
}
kind = Art
course = Über die Partien
mean = Schnitt
last = Letzte { $n }
all-kinds = Alle
by-game = Partie für Partie
game = Partie
against = gegen { $names }
won = gewonnen, { $own } zu { $best }
lost = verloren, { $own } zu { $best }

## Der Speicher.

unread = Was hier zum Üben aufgehoben ist, ist nicht lesbar. Nichts davon wird gelöscht: sichere es in einer Datei oder lege es beiseite und beginne neu.
set-aside = Beiseitelegen
not-aside = Zum Beiseitelegen fehlt der Platz. Sichere es erst in einer Datei.
unsaved = Dieses Gerät speichert gerade nichts: deine eigenen Aufgaben bleiben nur, bis die Seite geschlossen wird.
forget = Aufgehobenes von { $name } vergessen
forget-really = Wirklich vergessen
