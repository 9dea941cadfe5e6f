### Texts of hints: what the page advises a player, in stages.

##

hint = Podpowiedź
where-to = Gdzie?
how = Jak?
whole = Pokaż wszystko
hide = Ukryj podpowiedź
key = Podpowiedź, gdy masz ruch; jeszcze raz, a powie więcej
looking = Szukam najlepszej drogi…

allowed = Podpowiedzi na prośbę
allowed-hint = Kto ma ruch, może zapytać, co radzi strona, po trochu.
of-player = Podpowiedzi

## What to look for.

close = Kilka możliwości jest mniej więcej równie dobrych. { $more }
only = Widzę tylko jedną możliwość.
no-move = Żaden ruch nie jest możliwy.
mind = Nie chodzi tylko o to, by już teraz zdobyć jak najwięcej punktów.
cheap-bid = Tu wystarczy tania oferta.
dear-bid = Wczesna tura jest tu warta swojej ceny.
earlier = Warto wydać tu kilka monet na wcześniejszą turę.
any-place = Prawie nie ma tu znaczenia, kiedy grasz.
area = Ruch kończy się na zaznaczonej płytce, od { $first } do { $last }.
look-at = Spójrz na zaznaczone płytki, od { $first } do { $last }.

## The idea of a line.

end = zakończ na { $tile } z { FORM($tribe, "instrumental") }
act = { SMALL($action) }
idea = { CAPITAL($idea) }.
bid = licytuj { $price }
end-in-short = { $tile } z { FORM($tribe, "instrumental") }
as-good = Mniej więcej równie dobre: { $what }.

## The whole line.

control = postaw { FORM($piece, "accusative") } na { $tile }
steps = Cała droga: { $steps }.
leaves = Najlepsze, co zostawia graczowi { $name }: { $tribe } na { $tile }, { $points }.
leaves-you = Twoja następna tura może być taka: { $tribe } na { $tile }, { $points }.
but-leaves = { CAPITAL($second) }: od razu więcej o { $more }, ale zostawia graczowi { $name } { $points }.
but-later = { CAPITAL($second) }: od razu więcej o { $more }, ale później chyba mniej.
ahead = Możesz wtedy liczyć na przewagę na koniec: { $points }.
behind = Możesz wtedy liczyć na stratę do rywali na koniec: { $points }.
level = Możesz wtedy liczyć na mniej więcej równy wynik na koniec.

## What each spot is worth.

one-bid = Licytuj { $price }.
any-bid = Każda oferta do { $most } jest dobra.
bid-or = Licytuj { $price }; mniej więcej równie dobre: { $others }.
the-best = najlepsza
about-as-good = mniej więcej równie dobra
worse = gorsza o { $points }
same-turn = Licytuj { $prices }: ta sama tura za więcej monet.
judged-bid = Oferta { $price }, { $label }
judged-bid-only = Oferta { $price }, { $label }.
less-later = { $round }, a na później mniej
more-later = { $round }, a na później więcej
with-turn = { $bid }: { $turn }; { $round }.
turn-for = tura { $place } z { $of }, zapewne { $tile } z { FORM($tribe, "instrumental") }
turn-for-any = tura { $place } z { $of }, z najlepszym, co wtedy będzie
round-brings = runda daje mniej więcej { $own }, a rywalowi mniej więcej { $rivals }

## What a tile offers.

ends-from = Z { $tile }, od najlepszych: { $ends }.
one-end = { $tile } z { FORM($tribe, "instrumental") } ({ $points })
no-end = Na { $tile } nie zaczyna się żaden ruch.
