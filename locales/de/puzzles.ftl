### Texte der Aufgaben.

##

puzzles = Aufgaben
daily = Aufgabe des Tages
about = Stellungen aus Partien zwischen Computern. In jeder ist eine Wahl viel besser als alle anderen.
with-expansions = Mit Erweiterungen
daily-with-expansions = Die Aufgabe des Tages mit Erweiterungen
artisans = Kunstschmiede
whims = Launen
number-move = Aufgabe { $number }: ein Zug
number-bid = Aufgabe { $number }: ein Gebot
rated = Wertungszahl { $n }
your-rating = Deine Wertungszahl: { $n }. Es zählt deine erste Antwort auf jede Aufgabe, ohne Hinweis.
rating-now = Deine Wertungszahl: { $n } ({ SIGNED($change) }).
for-you = Die nächste für dich
lesson-of = Lektion: { $name }
endings = Endspiele
about-endings = Die beste Wahl bringt hier Punkte, ändert aber kaum, wer gewinnt.
gone = Diese Aufgabe wurde entfernt: ihre Lösung ist nicht mehr die beste.
solved = gelöst
solved-of = { $done } von { $all } gelöst
easy = Leicht
medium = Mittel
hard = Schwer
next = Nächste Aufgabe
all = Alle Aufgaben
end = Das war es.
forget = Gelöstes vergessen
forget-really = Wirklich vergessen
unknown = Diese Aufgabe gibt es nicht.
missing = Die Aufgaben ließen sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
broken = Diese Aufgabe ist nicht lesbar: { $fault }

## Worum es in einer Aufgabe geht.

control = Ein Plättchen einnehmen
assassins = Meuchelmörder
builders = Baumeister
merchants = Kaufleute
viziers = Wesire
djinns = Ein Dschinn
bids = Der richtige Preis
leaving = Nichts übrig lassen
ending = Die Partie beenden

## Die Aufgabenstellung.

find-move = Finde das Plättchen und die Sippe, mit denen dein Zug endet. Du bist { $name }; ein Zug ist viel besser als alle anderen.
find-a-move = Finde das Plättchen und die Sippe, mit denen dein Zug endet. Du bist { $name }; zwei Züge sind etwa gleich gut und viel besser als alle anderen.
find-bid = Finde den Preis, den du bietest. Du bist { $name }; ein Preis ist viel besser als alle anderen.
find-a-bid = Finde den Preis, den du bietest. Du bist { $name }; zwei Preise sind etwa gleich gut und viel besser als alle anderen.
with-expansion = { expansion }.

## Was das Spielfeld beim Absetzen zeigt.

legend = Leuchtet: hier absetzen. Figur: welche Sippe. Fahne: hier kann Schluss sein.

## Hinweise, die vagsten zuerst.

hint-control = Suche ein Plättchen, das du einnehmen kannst.
hint-assassins = Ende mit den Meuchelmördern.
hint-builders = Ende mit den Baumeistern.
hint-merchants = Ende mit den Kaufleuten.
hint-viziers = Ende mit den Wesiren.
hint-djinns = Sieh nach, was ein Dschinn jetzt wert ist.
hint-bids = Was brächte dir der erste Zug, und was bleibt nach den anderen?
hint-leaving = Sieh nach, was danach möglich wäre, wenn andere am Zug sind.
hint-ending = Zähle die Kamele, die noch übrig sind.
costs-at-most = Der beste Platz kostet höchstens { $price }.
costs-at-least = Der beste Platz kostet mindestens { $price }.
begins = Der Zug beginnt auf { $tile }.

## Antworten.

not-best-move = Ein anderer Zug ist um { $points } oder mehr besser. Geh zurück und sieh noch einmal hin.
not-best-bid = Ein anderer Preis ist um { $points } oder mehr besser. Versuche es noch einmal.
wrong-move = Das bringt bestenfalls { $points } weniger als der beste Zug.
wrong-move-again = Geh zurück und sieh noch einmal hin.
wrong-bid = Das bringt { $points } weniger als der beste Preis.
wrong-bid-again = Versuche es noch einmal.
takes = { $name } kann dann { $tile } einnehmen ({ $points }).
ends = { $name } kann dann auf { $tile } mit { FORM($tribe, "dative") } enden.
rival-bids = { $name } bietet dann { $price }.
next-best = Alles andere ist um { $points } oder mehr schlechter, denke ich.
second = Das Beste danach: { $what }, um { $points } schlechter, denke ich.
