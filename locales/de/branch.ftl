### Texte zum Ausprobieren.

##

branch = Ausprobieren
trial = Neuer Versuch
not-game = nicht die Partie
begin = Von hier aus ausprobieren
begin-short = Ausprobieren
again = Neuer Versuch: { $when }

## Eine Abzweigung.

about = Ausprobiert ab „{ $when }“. Die Partie selbst wartet, und nichts hier ändert sie.
unknown = Verborgene Karten werden neu gezogen.
who = Wer die anderen spielt
nobody = Ich spiele auch die anderen
back = Zurücknehmen
back-hint = Den letzten Zug oder das letzte Gebot zurücknehmen
restart = Von vorn
to-branch = Zurück zum Versuch

## Eine Entscheidung, die noch einmal gespielt wird.

task = Du bist { $name }. Spiele diese Entscheidung, wie du es jetzt tun würdest.
comparing = Ich vergleiche mit dem Besten, das ich kenne …
as-good = So gut wie das Beste, das ich kenne.
better = Um { $points } besser als das, was gespielt wurde. Es gibt noch Besseres.
same = Das ist, was gespielt wurde.
not-yet = Noch nicht: es ist nicht sicher besser als das, was gespielt wurde.
gained = Gegenüber dem Gespielten: sofort { SIGNED($once) }, Rivalen { SIGNED($left) }, für später behalten { SIGNED($kept) }: insgesamt { SIGNED($gain) }.
gained-by-bid = Gegenüber dem Gespielten: Preis { SIGNED($price) }, deine Züge { SIGNED($turns) }, Rivalen { SIGNED($left) }: insgesamt { SIGNED($gain) }.
still = Das Beste bringt noch mehr.
retry = Noch einmal
line = Zug zeigen
