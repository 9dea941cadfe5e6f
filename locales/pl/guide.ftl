### Texts of the guide of a first game: what it asks for, what it says of the things that happen, its suggestions.
###
### A text for the person and one for the computer stand side by side: `own_…` and `their_…`.

##

guide = Przewodnik
suggest = Rada?
suggesting = Szukam dobrej tury…
suggested = Rada: { $what }.
hide = Ukryj przewodnika
show = Przywróć przewodnika
show-hint = Objaśnia każdy krok, aż go poznasz, i podsuwa ruchy.

first-game = Twoja pierwsza gra
first-game-hint = Grasz całą partię z nowicjuszem, czyli komputerem. Przewodnik mówi, co trzeba zrobić i co się stało, coraz mniej w miarę nauki, i podsuwa ruchy.
play-first-game = Zagraj pierwszą grę

## What is asked.

watch-bid = Teraz licytuje { $name }. Kto płaci więcej, gra wcześniej.
watch = Zobacz, gdzie kończy turę { $name } i co zostaje dla ciebie.
bid = Licytuj o swoją pierwszą turę. Znacznik na najdroższym polu gra pierwszy, ale każda zachowana moneta to punkt.
last-bid = Teraz licytuj o swoją drugą turę w tej rundzie. Każda zachowana moneta to punkt.
do-move = Podnieś wszystkie meeple z podświetlonej płytki. Ostatni musi skończyć tam, gdzie stoi jego kolor.
no-move = Nie da się podnieść meepli z żadnej płytki. Pomiń ruch: gra skończy się po tej rundzie.
do-drop = Zostawiaj po jednym na płytce, nigdy prosto z powrotem. Aby wybrać, stuknij kolor w ręce; właściwy zachowaj na koniec.
last-drop = Ostatni dołącza do { FORM($tribe, "accusative") }: zbierasz ich wszystkich. Jeśli płytka zostaje wtedy pusta, staje się twoja.
trade = Kupcy biorą pierwsze karty z rzędu. Najwięcej warte są razem różne towary.
build = Budowniczowie zarabiają monety: ich liczba razy niebieskie płytki tutaj i dookoła. Monety to punkty.
build-fakirs = Budowniczowie zarabiają tyle, ile wynosi ich liczba razy niebieskie płytki tutaj i dookoła. Każdy dodany fakir liczy się jak jeszcze jeden budowniczy.
must-kill = Asasyni zabijają jednego meepla w zasięgu albo jednego przed graczem { $name }. Opróżniona płytka bez wielbłąda staje się twoja.
may-kill = Nikogo nie ma w zasięgu. Każdy fakir prowadzi asasynów o płytkę dalej; możesz też nikogo nie zabijać.
no-victim = W zasięgu twoich asasynów nikogo nie ma. Przejdź dalej.
place-palm = Oaza dostaje palmę. Punkty są dla tego, kto ma płytkę.
place-palace = Wioska dostaje pałac. Punkty są dla tego, kto ma płytkę.
place-by-djinn = Wybierz, gdzie stanie. Punkty są dla tego, kto ma tę płytkę.
buy = Możesz tu kupować. Każdy nowy rodzaj towaru zwiększa wartość zestawu.
cannot-buy = To targ, ale nie możesz teraz nic kupić. Przejdź dalej.
take-djinn = Mędrcy mogą ci tu zdobyć dżina: jego punkty i moc do końca gry.
no-djinn = Dżin kosztuje 2 mędrców albo 1 mędrca i 1 fakira. Teraz nie możesz żadnego wziąć.
keep = Zatrzymaj jednego z dobranych dżinów: jego punkty i moc są twoje.
choose = Wybierz jedną z odpowiedzi na pasku.
sell = Sprzedaj zestaw różnych towarów albo je zatrzymaj: na koniec też dają punkty.
end = Wszystko zrobione. Spójrz jeszcze raz i zakończ turę.

## Bids.

own-bid = Licytujesz { $price }. Kto da więcej, gra przed tobą.
own-bid-before = { $yet ->
    [0] Licytujesz { $price }: grasz wcześniej niż { $name }.
   *[other] Licytujesz { $price }: na razie grasz wcześniej niż { $name }.
}
own-bid-between = Licytujesz { $price }: ta tura wypada między dwiema turami gracza { $name }.
own-bid-after = { $yet ->
    [0] Licytujesz { $price }: przed tą turą gra { $name }.
   *[other] Licytujesz { $price }: na razie przed tą turą gra { $name }.
}
their-bid = { $name } licytuje { $price }. Daj więcej, a zagrasz wcześniej.
their-zero = { $name } licytuje 0. Daj więcej albo też 0: kto przychodzi tam ostatni, gra przed pozostałymi.
their-bid-before = { $yet ->
    [0] { $name } licytuje { $price } i gra przed tobą.
   *[other] { $name } licytuje { $price } i na razie gra przed tobą.
}
their-bid-between = { $name } licytuje { $price }: ta tura wypada między dwiema twoimi.
their-bid-after = { $yet ->
    [0] { $name } licytuje { $price }: ty grasz wcześniej.
   *[other] { $name } licytuje { $price }: na razie ty grasz wcześniej.
}
own-begin = Licytacja skończona: zaczynasz ty.
their-begin = Licytacja skończona: zaczyna { $name }.

## The person's own turn.

took = Zajmujesz { $tile }: { $points } i { $tribe }.
ended = Kończysz na { $tile } z { FORM($tribe, "instrumental") }.
ended-among = Kończysz na { $tile } z { FORM($tribe, "instrumental") }. Zostają tam inne meeple, więc płytka nie jest twoja.
ended-own = Kończysz na { $tile }, swojej własnej płytce, z { FORM($tribe, "instrumental") }.
ended-theirs = Kończysz na { $tile } z { FORM($tribe, "instrumental") }. Płytkę wciąż ma { $name }.
viziers-more = Wezyrowie: ty { $own }, { $name } { $theirs }. Kto ma więcej, zyskuje 10 punktów.
viziers-less = Wezyrowie: { $name } { $theirs }, ty { $own }. Kto ma więcej, zyskuje 10 punktów.
viziers-tie = Ty i { $name } macie tylu samo wezyrów: remis nie daje premii.
elders = Twoi mędrcy są warci { $points }. Mogą też zapłacić za dżiny.
cards = Bierzesz { $cards }. Najwięcej warte są razem różne towary.
cards-fakirs = Bierzesz { $cards }. Fakirzy pomagają budowniczym i asasynom oraz płacą za dżiny.
no-cards = Nie ma już kart do wzięcia.
bought = Kupujesz { $cards } za { FORM($coins, "accusative") }.
earned = Twoi budowniczowie zarabiają { FORM($coins, "accusative") }, a każda moneta to punkt.
earned-nothing = Twoi budowniczowie nic nie zarabiają: ani tu, ani dookoła nie ma niebieskiej płytki.
sold = Sprzedajesz towary za { FORM($coins, "accusative") }, a każda moneta to punkt.
killed = Twoi asasyni zabijają { FORM($victims, "accusative") } na { $tile }.
killed-of = Twoi asasyni zabijają { FORM($victims, "accusative") } gracza { $name }.
emptied = Na { $tile } nikogo już nie ma: płytka jest twoja, { $points }.
placed-own = { CAPITAL($piece) } na { $tile }: { $points } dla ciebie.
placed-theirs = { CAPITAL($piece) } na { $tile }: { $points }. Płytkę ma { $name }.
placed = { CAPITAL($piece) } na { $tile }: punkty dostanie ten, kto zajmie płytkę.
djinn = Bierzesz { FORM($djinn, "accusative") }: { $points } i moc. Stuknij kartę, aby ją przeczytać.

## What a turn leaves.

own-left = Zostawiasz { FORM($tribe, "accusative") } na { $tile }: { $name } może tam skończyć turę.
own-left-alone = Na { $tile } zostawiasz tylko { FORM($tribe, "accusative") }: { $name } może zająć tę płytkę.
their-left = { $name } zostawia { FORM($tribe, "accusative") } na { $tile }: możesz tam skończyć turę.
their-left-alone = { $name } zostawia na { $tile } tylko { FORM($tribe, "accusative") }: możesz zająć tę płytkę.
round-ended = Koniec rundy { $round }. Znaczniki licytują znów, w kolejności, w jakiej grały.
own-camels = { $n ->
    [one] Masz w zapasie { $n } wielbłąda. Runda, w której ktoś postawi swojego ostatniego, jest ostatnia.
    [few] Masz w zapasie { $n } wielbłądy. Runda, w której ktoś postawi swojego ostatniego, jest ostatnia.
   *[many] Masz w zapasie { $n } wielbłądów. Runda, w której ktoś postawi swojego ostatniego, jest ostatnia.
}
their-camels = { $n ->
    [one] { $name } ma w zapasie { $n } wielbłąda. Runda, w której ktoś postawi swojego ostatniego, jest ostatnia.
    [few] { $name } ma w zapasie { $n } wielbłądy. Runda, w której ktoś postawi swojego ostatniego, jest ostatnia.
   *[many] { $name } ma w zapasie { $n } wielbłądów. Runda, w której ktoś postawi swojego ostatniego, jest ostatnia.
}
farewell = Od teraz mówię tylko o tym, co nowe. Podpowiedzi daje w każdej chwili żarówka na pasku.

## Suggestions.

way = podnieś meeple z { $from } i zakończ na { $end } z { FORM($tribe, "instrumental") }
way-by = podnieś meeple z { $from }, idź przez { $by } i zakończ na { $end } z { FORM($tribe, "instrumental") }
by-with = { $tile } ({ $meeple })
way-on = stuknij { FORM($meeple, "accusative") } w ręce, potem { $tile }, i zakończ na { $end } z { FORM($tribe, "instrumental") }
