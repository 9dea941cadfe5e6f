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
ahead = Możesz się wtedy spodziewać przewagi na koniec: { $points }.
behind = Możesz się wtedy spodziewać straty na koniec: { $points }.
level = Możesz się wtedy spodziewać mniej więcej równego wyniku na koniec.

## What each spot is worth.

one-bid = Licytuj { $price }.
any-bid = Każda oferta do { $most } jest dobra.
bid-or = Licytuj { $price }; mniej więcej równie dobre: { $others }.
bid-or-unsure = Licytuj { $price }; możliwe, że { $others } jest lepsze, ale nie umiem tego ocenić.
same-turn = Licytuj { $prices }: tura nie będzie wcześniejsza niż przy tańszej ofercie.
spot-price = Oferta
spot-turn = Tura
spot-own = Ty
spot-rivals = Rywale
spot-rival = Rywal
spot-later = Później
spot-net = Razem
spot-place = { $place } z { $of }
spot-turn-with = { $turn }, { $end }
spot-open = niepewna
spots-key = Razem: ty − oferta + rywal + później. Ty: to, co dają twoje tury w tej rundzie. Rywal: to, co dostaje rywal, na minusie. Później: to, co zachowujesz na kolejne rundy, minus to, co zachowuje rywal.
spots-key-rivals = Razem: ty − oferta + rywale + później. Ty: to, co dają twoje tury w tej rundzie. Rywale: to, co średnio dostają, na minusie; najbardziej liczy się prowadzący. Później: to, co zachowujesz na kolejne rundy, minus to, co zachowują rywale.
spots-alike = Nie umiem powiedzieć, które z zaznaczonych pól jest najlepsze: możliwy błąd liczb to { $points }. Weź najtańsze.
spots-guess = To, co rywale licytują i grają, to tylko przypuszczenie.
why-gone = Przy ofercie { $price } grasz później, a { $tile } z { FORM($tribe, "instrumental") } może już zniknąć: twoje tury dają o { $points } mniej.
why-comes-later = { $what ->
    [own] Przy ofercie { $price } grasz później, a twoje tury dają o { $points } mniej.
    [rival] Przy ofercie { $price } grasz później, a rywal dostaje o { $points } więcej.
    [rivals] Przy ofercie { $price } grasz później, a rywale dostają o { $points } więcej.
   *[later] Przy ofercie { $price } grasz później i w kolejnych rundach wypadasz o { $points } gorzej.
}
why-wait = Przy ofercie { $price } grasz wcześniej, gdy { $tile } z { FORM($tribe, "instrumental") } może jeszcze nie być możliwe: twoje tury dają o { $points } mniej.
why-comes-earlier = { $what ->
    [own] Przy ofercie { $price } grasz wcześniej, ale twoje tury dają o { $points } mniej: dopiero to, co zrobią inni, otwiera lepsze ruchy.
    [rival] Przy ofercie { $price } grasz wcześniej, ale to, co zostawiasz, daje rywalowi o { $points } więcej.
    [rivals] Przy ofercie { $price } grasz wcześniej, ale to, co zostawiasz, daje rywalom o { $points } więcej.
   *[later] Przy ofercie { $price } grasz wcześniej, ale w kolejnych rundach wypadasz o { $points } gorzej.
}
why-unsure = { $what ->
    [own] Przy ofercie { $price } rywal może cię wyprzedzić: twoje tury dają o { $points } mniej.
    [rival] Przy ofercie { $price } rywal może cię wyprzedzić i dostać o { $points } więcej.
    [rivals] Przy ofercie { $price } ktoś może cię wyprzedzić: rywale dostają o { $points } więcej.
   *[later] Przy ofercie { $price } rywal może cię wyprzedzić: w kolejnych rundach wypadasz o { $points } gorzej.
}
why-open = { $what ->
    [own] Przy ofercie { $price } twoje tury dają o { $points } mniej.
    [rival] Przy ofercie { $price } rywal dostaje o { $points } więcej.
    [rivals] Przy ofercie { $price } rywale dostają o { $points } więcej.
   *[later] Przy ofercie { $price } wypadasz w kolejnych rundach o { $points } gorzej.
}
why-most = Większość z tego: { $thing }.
why-most-rivals = Głównie dlatego, że rywale zachowują więcej.
why-most-rival = Głównie dlatego, że rywal zachowuje więcej.
why-price = Oferta { $price } kosztuje o { FORM($coins, "accusative") } więcej, a nie daje aż tyle więcej.
why-no-earlier = Droższa oferta nie daje wcześniejszej tury.

## What a tile offers.

ends-from = Z { $tile }, od najlepszych: { $ends }.
one-end = { $tile } z { FORM($tribe, "instrumental") } ({ $points })
no-end = Na { $tile } nie zaczyna się żaden ruch.
