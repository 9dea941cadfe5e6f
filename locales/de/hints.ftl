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
the-best = das Beste
about-as-good = etwa gleich gut
worse = { $points } schlechter
same-turn = { $prices } bieten: derselbe Zug für mehr Münzen.
judged-bid = { $price } bieten, { $label }
judged-bid-only = { $price } bieten, { $label }.
less-later = { $round }, und weniger für später
more-later = { $round }, und mehr für später
with-turn = { $bid }: { $turn }; { $round }.
turn-for = Zug { $place } von { $of }, wahrscheinlich { $tile } mit { FORM($tribe, "dative") }
turn-for-any = Zug { $place } von { $of }, mit dem Besten, was dann da ist
round-brings = die Runde bringt etwa { $own }, einem Rivalen etwa { $rivals }

## Was ein Plättchen bietet.

ends-from = Von { $tile }, das Beste zuerst: { $ends }.
one-end = { $tile } mit { FORM($tribe, "dative") } ({ $points })
no-end = Auf { $tile } beginnt keine Bewegung.
