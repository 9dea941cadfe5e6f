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
bid-or-unsure = Biete { $price }; vielleicht ist { $others } besser, sicher sagen kann ich das nicht.
same-turn = { $prices } bieten: kein früherer Zug als mit einem niedrigeren Gebot.
spot-price = Gebot
spot-turn = Zug
spot-own = Du
spot-rivals = Rivalen
spot-rival = Rivale
spot-later = Später
spot-net = Summe
spot-place = { $place } von { $of }
spot-turn-with = { $turn }, { $end }
spot-open = unklar
spots-key = Summe: du − Gebot + Rivale + später. Du: was deine Züge dieser Runde bringen. Rivale: was der Rivale bekommt, negativ. Später: was du für die kommenden Runden behältst, abzüglich dessen, was der Rivale behält.
spots-key-rivals = Summe: du − Gebot + Rivalen + später. Du: was deine Züge dieser Runde bringen. Rivalen: was sie im Schnitt bekommen, negativ; der vorderste zählt am meisten. Später: was du für die kommenden Runden behältst, abzüglich dessen, was die Rivalen behalten.
spots-alike = Ich kann nicht sagen, welches der markierten Felder das beste ist: die Zahlen können um { $points } danebenliegen. Nimm das billigste.
spots-guess = Was Rivalen bieten und spielen, ist nur geschätzt.
why-gone = Mit Gebot { $price } kommst du später dran, und { $tile } mit { FORM($tribe, "dative") } ist dann vielleicht weg: deine Züge bringen { $points } weniger.
why-comes-later = { $what ->
    [own] Mit Gebot { $price } kommst du später dran, und deine Züge bringen { $points } weniger.
    [rival] Mit Gebot { $price } kommst du später dran, und der Rivale bekommt { $points } mehr.
    [rivals] Mit Gebot { $price } kommst du später dran, und Rivalen bekommen { $points } mehr.
   *[later] Mit Gebot { $price } kommst du später dran und stehst in den kommenden Runden um { $points } schlechter da.
}
why-wait = Mit Gebot { $price } kommst du früher dran, und { $tile } mit { FORM($tribe, "dative") } ist dann vielleicht noch nicht möglich: deine Züge bringen { $points } weniger.
why-comes-earlier = { $what ->
    [own] Mit Gebot { $price } kommst du früher dran, und deine Züge bringen { $points } weniger: bessere ergeben sich erst, wenn andere gespielt haben.
    [rival] Mit Gebot { $price } kommst du früher dran, und was du übrig lässt, bringt dem Rivalen { $points } mehr.
    [rivals] Mit Gebot { $price } kommst du früher dran, und was du übrig lässt, bringt Rivalen { $points } mehr.
   *[later] Mit Gebot { $price } kommst du früher dran, stehst aber in den kommenden Runden um { $points } schlechter da.
}
why-unsure = { $what ->
    [own] Mit Gebot { $price } kommt vielleicht ein Rivale vor dir dran: deine Züge bringen { $points } weniger.
    [rival] Mit Gebot { $price } kommt der Rivale vielleicht vor dir dran und bekommt { $points } mehr.
    [rivals] Mit Gebot { $price } kommt vielleicht ein Rivale vor dir dran: Rivalen bekommen { $points } mehr.
   *[later] Mit Gebot { $price } kommt vielleicht ein Rivale vor dir dran: in den kommenden Runden stehst du um { $points } schlechter da.
}
why-open = { $what ->
    [own] Mit Gebot { $price } bringen deine Züge { $points } weniger.
    [rival] Mit Gebot { $price } bekommt der Rivale { $points } mehr.
    [rivals] Mit Gebot { $price } bekommen Rivalen { $points } mehr.
   *[later] Mit Gebot { $price } stehst du in den kommenden Runden um { $points } schlechter da.
}
why-most = Das meiste davon: { $thing }.
why-most-rivals = Das liegt vor allem daran, dass Rivalen mehr behalten.
why-most-rival = Das liegt vor allem daran, dass der Rivale mehr behält.
why-price = Gebot { $price } kostet { $coins } mehr und bringt nicht so viel mehr ein.
why-no-earlier = Mit einem höheren Gebot kommst du nicht früher dran.

## Was ein Plättchen bietet.

ends-from = Von { $tile }, das Beste zuerst: { $ends }.
one-end = { $tile } mit { FORM($tribe, "dative") } ({ $points })
no-end = Auf { $tile } beginnt keine Bewegung.
