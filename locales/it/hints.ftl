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
the-best = la migliore
about-as-good = quasi altrettanto buona
worse = { $points } in meno
same-turn = Offri { $prices }: lo stesso turno per più monete.
judged-bid = Offerta di { $price }, { $label }
judged-bid-only = Offerta di { $price }, { $label }.
less-later = { $round }, e meno per dopo
more-later = { $round }, e di più per dopo
with-turn = { $bid }: { $turn }; { $round }.
turn-for = turno { $place } di { $of }, probabilmente { $tile } con { FORM($tribe, "the") }
turn-for-any = turno { $place } di { $of }, con il meglio che ci sarà allora
round-brings = il round porta circa { $own }, e a un rivale circa { $rivals }

## What a tile offers.

ends-from = Da { $tile }, i migliori per primi: { $ends }.
one-end = { $tile } con { FORM($tribe, "the") } ({ $points })
no-end = Nessun movimento inizia in { $tile }.
