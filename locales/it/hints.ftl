### Texts of hints: what the page advises a player, in stages.

##

hint = Indizio
where-to = Dove?
how = Come?
whole = Mostra tutto
hide = Nascondi
key = Un indizio quando tocca a te; premi ancora, e dice di più
looking = Cerco la via migliore…

allowed = Indizi su richiesta
allowed-hint = Chi è di turno può chiedere che cosa consiglia la pagina, poco alla volta.
of-player = Indizi

## What to look for.

close = Più possibilità si equivalgono, o quasi. { $more }
only = Vedo un solo modo di continuare.
no-move = Nessun movimento è possibile.
mind = Non pensare soltanto a fare più punti possibile adesso.
cheap-bid = Qui basta un’offerta bassa.
dear-bid = Qui giocare presto vale il suo prezzo.
earlier = Qui qualche moneta per giocare prima è ben spesa.
any-place = Qui conta poco quando giochi.
area = La mossa finisce su una tessera segnata, da { $first } a { $last }.
look-at = Guarda le tessere segnate, da { $first } a { $last }.

## The idea of a line.

end = finisci in { $tile } con { FORM($tribe, "the") }
act = { SMALL($action) }
idea = { CAPITAL($idea) }.
bid = offri { $price }
end-in-short = { $tile } con { FORM($tribe, "the") }
as-good = Più o meno altrettanto buono: { $what }.

## The whole line.

control = metti { FORM($piece, "the") } in { $tile }
steps = Tutto il percorso: { $steps }.
leaves = Il meglio che lascia per { $name }: { FORM($tribe, "the") } in { $tile }, { $points }.
leaves-you = Il tuo prossimo turno potrebbe finire in { $tile } con { FORM($tribe, "the") }, { $points }.
but-leaves = { CAPITAL($second) }: { $more } in più subito, ma lascia { $points } per { $name }.
but-later = { CAPITAL($second) }: { $more } in più subito, ma meno dopo, credo.
ahead = Puoi allora aspettarti di finire in vantaggio di { $points }.
behind = Puoi allora aspettarti di finire in svantaggio di { $points }.
level = Puoi allora aspettarti di finire più o meno in parità.

## What each spot is worth.

one-bid = Offri { $price }.
any-bid = Qualsiasi offerta fino a { $most } va bene.
bid-or = Offri { $price }; più o meno altrettanto buono: { $others }.
bid-or-unsure = Offri { $price }; forse è meglio { $others }, ma non so dirlo.
same-turn = Offri { $prices }: non si gioca prima che con un’offerta più bassa.
spot-price = Offerta
spot-turn = Turno
spot-own = Tu
spot-rivals = Rivali
spot-rival = Rivale
spot-later = Dopo
spot-net = Totale
spot-place = { $place } di { $of }
spot-turn-with = { $turn }, { $end }
spot-open = incerto
spots-key = Totale: tu − offerta + rivale + dopo. Tu: quanto portano i tuoi turni di questo round. Rivale: quanto ottiene il rivale, in negativo. Dopo: quanto tieni per i round successivi, meno quanto tiene il rivale.
spots-key-rivals = Totale: tu − offerta + rivali + dopo. Tu: quanto portano i tuoi turni di questo round. Rivali: quanto ottengono in media, in negativo; conta di più chi è in testa. Dopo: quanto tieni per i round successivi, meno quanto tengono i rivali.
spots-alike = Non so dire quale delle caselle segnate sia la migliore: le cifre possono sbagliare di { $points }. Prendi la più economica.
spots-guess = Quel che i rivali offrono e giocano è un’ipotesi.
why-gone = Con l’offerta { $price } giochi più tardi, e { $tile } con { FORM($tribe, "the") } potrebbe non esserci più: i tuoi turni portano { $points } in meno.
why-comes-later = { $what ->
    [own] Con l’offerta { $price } giochi più tardi, e i tuoi turni portano { $points } in meno.
    [rival] Con l’offerta { $price } giochi più tardi, e il rivale ottiene { $points } in più.
    [rivals] Con l’offerta { $price } giochi più tardi, e i rivali ottengono { $points } in più.
   *[later] Con l’offerta { $price } giochi più tardi, e nei round successivi ci rimetti { $points }.
}
why-wait = Con l’offerta { $price } giochi prima, e { $tile } con { FORM($tribe, "the") } potrebbe non essere ancora possibile: i tuoi turni portano { $points } in meno.
why-comes-earlier = { $what ->
    [own] Con l’offerta { $price } giochi prima, e i tuoi turni portano { $points } in meno: sono le mosse degli altri ad aprirne di migliori.
    [rival] Con l’offerta { $price } giochi prima, e ciò che lasci porta al rivale { $points } in più.
    [rivals] Con l’offerta { $price } giochi prima, e ciò che lasci porta ai rivali { $points } in più.
   *[later] Con l’offerta { $price } giochi prima, ma nei round successivi ci rimetti { $points }.
}
why-unsure = { $what ->
    [own] Con l’offerta { $price } un rivale potrebbe giocare prima di te: i tuoi turni portano { $points } in meno.
    [rival] Con l’offerta { $price } il rivale potrebbe giocare prima di te e ottenere { $points } in più.
    [rivals] Con l’offerta { $price } un rivale potrebbe giocare prima di te: i rivali ottengono { $points } in più.
   *[later] Con l’offerta { $price } un rivale potrebbe giocare prima di te: nei round successivi ci rimetti { $points }.
}
why-open = { $what ->
    [own] Con l’offerta { $price } i tuoi turni portano { $points } in meno.
    [rival] Con l’offerta { $price } il rivale ottiene { $points } in più.
    [rivals] Con l’offerta { $price } i rivali ottengono { $points } in più.
   *[later] Con l’offerta { $price } ci rimetti { $points } nei round successivi.
}
why-most = Il grosso della perdita: { $thing }.
why-most-rivals = Pesa soprattutto ciò che i rivali tengono in più.
why-most-rival = Pesa soprattutto ciò che il rivale tiene in più.
why-price = L’offerta { $price } costa { $coins } in più, e non porta altrettanto in cambio.
why-no-earlier = Con un’offerta più alta non giochi prima.

## What a tile offers.

ends-from = Da { $tile }, i migliori per primi: { $ends }.
one-end = { $tile } con { FORM($tribe, "the") } ({ $points })
no-end = Nessun movimento inizia in { $tile }.
