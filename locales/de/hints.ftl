### Texte der Hinweise: was die Seite einem Spieler rät, Schritt für Schritt.

##

hint = Hinweis
where-to = Wo?
how = Wie?
whole = Alles zeigen
hide = Hinweis ausblenden
key = Ein Hinweis, wenn du dran bist; noch einmal, und er sagt mehr
looking = Ich suche den besten Weg …

allowed = Hinweise auf Wunsch
allowed-hint = Wer dran ist, kann nach dem Rat der Seite fragen, immer nur ein wenig.
of-player = Hinweise

## Worauf zu achten ist.

close = Mehrere Wege sind etwa gleich gut. { $more }
only = Ich sehe nur einen Weg, weiterzuspielen.
no-move = Keine Bewegung ist möglich.
mind = Nimm jetzt nicht einfach die meisten Punkte.
cheap-bid = Hier reicht ein billiges Gebot.
dear-bid = Früh zu spielen ist hier seinen Preis wert.
earlier = Ein paar Münzen für einen früheren Zug lohnen sich hier.
any-place = Es ist hier fast gleich, wann du spielst.
area = Die Bewegung endet auf einem markierten Plättchen, { $first } bis { $last }.
look-at = Sieh dir die markierten Plättchen an, { $first } bis { $last }.

## Die Idee eines Zugs.

end = auf { $tile } mit { FORM($tribe, "dative") } enden
act = { $action }
idea = { CAPITAL($idea) }.
bid = { $price } bieten
end-in-short = { $tile } mit { FORM($tribe, "dative") }
as-good = Etwa gleich gut: { $what }.

## Der ganze Zug.

control = das { $piece } auf { $tile } stellen
steps = Der ganze Weg: { $steps }.
leaves = Das Beste, was dann für { $name } bleibt: { $tribe } auf { $tile }, { $points }.
leaves-you = Dein eigener nächster Zug: vielleicht { $tribe } auf { $tile }, { $points }.
but-leaves = { CAPITAL($second) }: sofort { $more } mehr, aber dann kann { $name } { $points } holen.
but-later = { CAPITAL($second) }: sofort { $more } mehr, aber später weniger, glaube ich.
ahead = Dann dürftest du am Ende mit { FORM($points, "dative") } vorn liegen.
behind = Dann dürftest du am Ende mit { FORM($points, "dative") } hinten liegen.
level = Dann dürftet ihr am Ende etwa gleichauf liegen.

## Was jedes Feld wert ist.

one-bid = Biete { $price }.
any-bid = Jedes Gebot bis { $most } ist gut.
bid-or = Biete { $price }; { $others } ist etwa gleich gut.
same-turn = { $prices } bieten: kein früherer Zug als mit einem niedrigeren Gebot.
spot-price = Gebot
spot-turn = Zug
spot-own = Du
spot-rivals = Rivalen
spot-later = Später
spot-net = Summe
spot-place = { $place } von { $of }
spot-open = offen
spots-key = Summe: du − Gebot + Rivalen + später. Du: was deine Züge dieser Runde bringen. Rivalen: was der Rivale bekommt, negativ. Später: was du für die kommenden Runden behältst.
spots-key-rivals = Summe: du − Gebot + Rivalen + später. Du: was deine Züge dieser Runde bringen. Rivalen: was sie im Schnitt bekommen, negativ; der vorderste zählt am meisten. Später: was du für die kommenden Runden behältst.
spots-alike = Die markierten Felder sind gleich gut: die Zahlen können um { $points } danebenliegen. Nimm das billigste.
spots-guess = Was Rivalen bieten und spielen, ist nur geschätzt.
why-gone = Mit Gebot { $price } kommst du später dran, und { $tile } mit { FORM($tribe, "dative") } ist dann vielleicht weg: deine Züge bringen { $points } weniger.
why-own = Mit Gebot { $price } bringen deine Züge { $points } weniger.
why-rivals = Mit Gebot { $price } bekommen Rivalen { $points } mehr.
why-price = Gebot { $price } kostet { $coins } mehr und bringt nicht so viel mehr ein.
why-later = Mit Gebot { $price } hast du { $points } weniger für später.

## Was ein Plättchen bietet.

ends-from = Von { $tile }, das Beste zuerst: { $ends }.
one-end = { $tile } mit { FORM($tribe, "dative") } ({ $points })
no-end = Auf { $tile } beginnt keine Bewegung.
