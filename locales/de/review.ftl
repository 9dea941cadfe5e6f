### Texte der Analyse einer Partie.

##

review = Analyse
review-hint = Was jede Entscheidung wert war und wo sich die Partie gewendet hat.
open-shared = Öffnen und analysieren

## Der Lauf.

about = Jede Entscheidung wird danach beurteilt, was man dabei wissen konnte. Das dauert etwa eine Minute; du kannst dich inzwischen anderem widmen.
tells = Diese Partie ist nicht vorbei. Zahlen und beste Züge verraten etwas über verborgene Münzen und Karten.
closed = Diese Partie ist nicht vorbei, und nicht alle an diesem Tisch haben Hinweise. Darum wartet die Analyse bis zum Ende, oder bis der Tisch allen Hinweise erlaubt.
run = Analysieren
go-on = Weiter
stop = Anhalten
running = { $judged } von { $all } Entscheidungen sind beurteilt …
stopped = { $judged } von { $all } Entscheidungen sind beurteilt: das Folgende gilt nur für diese.
done = { $n ->
    [one] Die einzige Entscheidung ist beurteilt.
   *[other] Alle { $n } Entscheidungen sind beurteilt.
}
nothing = Noch hat niemand etwas entschieden.
progress = Analyse läuft
here = Die Entscheidung hier
on-board = Auf dem Spielfeld
better-line = Das Bessere
played-line = Das Gespielte
not-here = Hier beginnt oder läuft keine Entscheidung, die beurteilt ist.

## Was entschied.

decided = { $winner } schlägt { $other } mit { FORM($by, "dative") } Vorsprung. Das Wertungsblatt sagt, wo: { $lines }.
decisive = { $line } { $own } zu { $theirs }
shared = { $names } teilen sich den Sieg: das Wertungsblatt ist ausgeglichen.

## Der Graph.

graph = Verlauf der Partie
measure = Zeigen
chance = Gewinnchance
margin = Erwarteter Vorsprung
in-front = Im Vordergrund
graph-label = { $what } aller Spieler im Lauf der Partie. Die Tabelle darunter hat dieselben Zahlen.
graph-hint = Tippe auf den Graphen, um den Moment zu sehen. Gepunktete Senkrechte markieren, wo sich eine Gewinnchance am meisten änderte.
turnings = Wendepunkte
turning = { $when }. { $name }: { $before } → { $after }
as-table = Dasselbe als Tabelle
moment = Vor
at-end = Am Ende
so-far = Danach
percent = { $n } %

## Die Spieler.

players = Wie es dazu kam
sums-hint = Punkte vor dem besten Rivalen. Was ich später sah, ist niemandes klarer Verlust: ich hatte zunächst anders geurteilt, oder der Verlust war zu unsicher, um zu zählen. Genauigkeit und Verluste sind daran gemessen, was ich spielen würde: wer denkt wie ich, sieht makellos aus.
start = Zu Beginn
luck = Glück beim Ziehen
own = Eigene Verluste
rivals = Verluste der Rivalen
rest = Was ich später sah
end = Vorsprung am Ende
end-so-far = Vorsprung bisher
accuracy = Genauigkeit
lost = Verlorene Punkte
bids = Gebote
sales = Verkäufe
gifts = Geschenke an Rivalen
djinns = Dschinn
ends = Übersehene Enden
points = Sofortige Punkte
later = Zu wenig für später
other = Anderes
costliest = Was { $name } am meisten kostete
costliest-so-far = Was { $name } bisher am meisten kostete (beurteilt: { $judged } von { $all })
no-cost = { $name }: kein deutlicher Verlust
no-cost-so-far = { $name }: bisher kein deutlicher Verlust (beurteilt: { $judged } von { $all })

## Die Entscheidungen.

decisions = Entscheidungen
which = Welche
marked = Markierte
with-loss = Mit Verlust
all = Alle
none-such = Keine.
none-so-far = Bisher keine.
bid-of = Runde { $round }, { $name } bietet
turn-of = Runde { $round }, { $name } spielt
see = Diesen Moment ansehen: { $when }
bid = { $price } bieten
ended = { $tile } mit { FORM($tribe, "dative") }
played = Gespielt: { $what }.
better = Besser: { $what }.
as-good = Ich finde nichts Besseres.
forced = Es gab keine Wahl.
left-instead = Das Gespielte ließ { $points } übrig.
loss = Das kostete { $points }.
bid-turns = Gebot { $better } führt wohl zu Zug { $turn }; Gebot { $played } zu Zug { $other }.
parts = Sofort { SIGNED($once) }, Rivalen { SIGNED($left) }, für später behalten { SIGNED($kept) }: insgesamt { SIGNED($loss) }.
bid-parts = Preis { SIGNED($price) }, deine Züge { SIGNED($turns) }, Rivalen { SIGNED($left) }: insgesamt { SIGNED($loss) }.
once-part = Sofort: { SIGNED($points) }.
price-part = Preis: { SIGNED($points) }.
turns-part = Deine Züge: { SIGNED($points) }.
left-part = Rivalen: { SIGNED($points) }.
kept-part = Für später behalten: { SIGNED($points) }.
kept-part-with = Für später behalten: { SIGNED($points) } ({ $things }).
early = Vorsprünge schrumpfen bis zum Schluss: ein jetzt gewonnener Punkt zählt dann { $percent }.
kept = Für später behalten: { $things }.
kept-points = { $thing } { SIGNED($points) }
kept-coins = Münzen
kept-viziers = Vorsprung bei Wesiren
kept-elders = Älteste
kept-djinns = Dschinn
kept-goods = Satz Waren
kept-fakirs = Fakire
kept-camels = ungesetzte Kamele
kept-items = Gegenstände
kept-whims = Launen
kept-land = was deine Plättchen noch einbringen können
after-rivals = { $thing } nach den Zügen der Rivalen
next-turn = dein nächster Zug
nearer-end = ein näheres Ende der Partie
kept-rest = anderes
drew = Glück beim Ziehen danach, in Punkten, nicht im Verlust enthalten: { $points }.
chances = Gewinnchance mit dem Besseren: { $before }, mit dem Gespielten: { $after }.
small = kleiner Verlust
clear = deutlicher Verlust
grave = schwerer Verlust
