### Texte der ersten Seite, der Vorbereitung einer Partie und der Liste der Partien.

##

tagline = Das Brettspiel Five Tribes: lerne es beim Spielen, dann spiele gegen den Computer, gemeinsam an einem Bildschirm oder per Nachricht.
disclaimer = Naqala ist von Fans gemacht. Mit dem Verlag von Five Tribes hat es nichts zu tun.
privacy = Kostenlos, ohne Konto, ohne Tracking: deine Partien bleiben auf diesem Gerät.

## Die angefangene Partie.

go-on = Weiterspielen
your-game = Deine Partie
all-games = { $n ->
    [one] { $n } Partie
   *[other] Alle { $n } Partien
}
to-play = am Zug
picture-of-game = Das Spielfeld in Runde { $round }

## Wie man spielt und lernt.

play = Spielen
against-computer = Gegen den Computer
at-this-device = An diesem Gerät
at-this-device-hint = Zu zweit bis zu fünft an einem Bildschirm, auf Wunsch mit Computern auf freien Plätzen.
elsewhere = Mit Freunden anderswo
live-hint = Alle am eigenen Gerät: live im selben Moment oder per Nachricht, wann immer Zeit ist.
by-message-hint = Alle zu Hause, wann immer Zeit ist: ein Link trägt die Partie weiter.
first-lesson-hint = Ein paar Minuten Spielen auf einem echten Spielfeld, dann eine erste Partie mit Begleitung.
daily-hint = Eine Stellung, ein bester Zug.
solve = Lösen
picture-of-puzzle = Das Spielfeld der Aufgabe
more = Mehr

## Die Liste der Partien.

no-games = Auf diesem Gerät ist keine Partie gespeichert.

## Die Vorbereitung.

move-player = { $name } verschieben: ziehen oder Pfeiltasten
at-place = { $name }: Platz { $place } von { $of }
colour-and-place = { $name }, { $colour }: Farbe, Sprache oder Platz ändern
language-of = Sprache von { $name }
language-of-device = Sprache dieses Geräts
reading = Tablet liegt auf dem Tisch
reading-hint = Größere Schrift, auf Armlänge lesbar.
