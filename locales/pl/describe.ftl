### Texts about a game: prompts, buttons, tiles, the log.

## Phrases.

reach = zasięg { $n }

# In “twoja tura będzie …”.
rank = { $place ->
    [0] pierwsza
    [1] druga
    [2] trzecia
    [3] czwarta
   *[other] piąta
}

further = { $parts }

## The player who decides, and the part of the round.

bids = Licytuje { $name }
turn-of = Tura: { $name }
your-bid = Twoja licytacja, { $name }
your-turn = Twoja tura, { $name }
game-over = Gra jest skończona
step-bid = Licytacja
step-move = Ruch
step-tribe = Klan
step-djinn = Dżin
step-tile = Płytka
step-control = Zajmowanie
step-item = Przedmiot
step-end = Sprzedaż
step-last = Koniec
step-over = Wyniki

## Prompts.

ask-bid = Wybierz pole na torze kolejności
ask-confirm-bid = Na razie twoja tura byłaby { rank }
ask-confirm-last-bid = Twoja tura będzie { rank }
ask-move = Podnieś meeple z podświetlonej płytki
ask-no-move = Żaden ruch nie jest możliwy. Pomiń go: gra skończy się po tej rundzie
ask-no-move-ending = Żaden ruch nie jest możliwy. Pomiń go
ask-no-move-on-foot = Pieszo żaden ruch nie jest możliwy: użyj latającego dywanu albo pomiń ruch
ask-drop = Zostaw jednego z { $n } meepli na podświetlonej płytce
ask-last-drop = Zostaw ostatniego meepla ({ a-meeple }): musi dołączyć do innego { meeple.accusative }
ask-choose-victim = { $tile }: wybierz ofiarę
ask-choose-drop = { $tile }: którego meepla zostawić?
ask-choose-payment = { $tile }: czym płacisz?
ask-trade = { $n ->
    [one] Kupcy: weź pierwszą kartę z rzędu
    [few] Kupcy: weź { $n } pierwsze karty z rzędu
   *[many] Kupcy: weź { $n } pierwszych kart z rzędu
}
ask-trade-none = Kupcy: w rzędzie nie ma już kart
ask-build = { $blue ->
    [one] Budowniczowie: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } niebieska płytka = { $coins }
    [few] Budowniczowie: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } niebieskie płytki = { $coins }
   *[many] Budowniczowie: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } niebieskich płytek = { $coins }
}
ask-build-doubled = { $blue ->
    [one] Budowniczowie: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } niebieska płytka × 2 (Echidna) = { $coins }
    [few] Budowniczowie: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } niebieskie płytki × 2 (Echidna) = { $coins }
   *[many] Budowniczowie: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } niebieskich płytek × 2 (Echidna) = { $coins }
}
ask-must-kill = Asasyni: musisz zabić; wybierz ofiarę
ask-must-kill-two = Asasyni z Iblisem: musisz zabić; wybierz dwie ofiary
ask-may-kill = Asasyni: zabij z pomocą fakirów albo nikogo nie zabijaj
ask-may-kill-two = Asasyni z Iblisem: zabij dwie ofiary z pomocą fakirów albo żadnej
ask-no-victim = Asasyni: w zasięgu nie ma ofiary
ask-control = { $tile } jest twoja: wielbłąd czy namiot?
ask-craft = { $n ->
    [one] Rzemieślnicy: dobierz przedmiot
    [few] Rzemieślnicy: dobierz { $n } przedmioty i zatrzymaj jeden
   *[many] Rzemieślnicy: dobierz { $n } przedmiotów i zatrzymaj jeden
}
ask-craft-none = Rzemieślnicy: nie ma już przedmiotów
ask-keep-item = Rzemieślnicy: musisz zatrzymać jeden z tych przedmiotów
ask-workshop = Warsztat: możesz wziąć wierzchni przedmiot
ask-no-workshop = Warsztat: nie możesz wziąć żadnego przedmiotu
ask-drop-flying = Zostaw ostatniego meepla ({ a-meeple }): dywan zaniesie go do dowolnego innego { meeple.accusative }
ask-use = { $item }: { $power }
ask-talisman-to = { $item }: wybierz, dokąd
ask-bring = { $n ->
    [one] Flet: sprowadź jednego meepla na { $tile }
    [few] Flet: sprowadź do { $n } meepli na { $tile }
   *[many] Flet: sprowadź do { $n } meepli na { $tile }
}
ask-bring-none = Flet: nikt więcej nie może przyjść na { $tile }
ask-choose-meeples = { $tile }: które meeple?
ask-order = Róg: stukaj karty w wybranej kolejności
ask-keep = Sibittis: musisz zatrzymać jednego z tych dżinów
ask-must-place = Musisz postawić { FORM($piece, "accusative") } na { $tile }
ask-must-place-or = Musisz postawić { FORM($piece, "accusative") } na { $tile } albo, z { FORM($djinn, "instrumental") }, na płytce obok
ask-buy = { $kind }: możesz kupić { FORM($cards, "accusative") } za { FORM($coins, "accusative") }
ask-cannot-buy = { $kind }: nie możesz nic kupić
ask-djinn = Miejsce święte: możesz wziąć dżina za 2 mędrców albo za 1 mędrca i 1 fakira
ask-no-djinn = Miejsce święte: nie możesz wziąć żadnego dżina
ask-place-palm = Enki: musisz postawić palmę na oazie
ask-place-palace = Bouraq: musisz postawić pałac na wiosce
ask-place-palm-or = Enki: musisz postawić palmę na oazie albo, z Lamią, na płytce obok
ask-place-palace-or = Bouraq: musisz postawić pałac na wiosce albo, z Hagisem, na płytce obok
ask-empty-tile = { $djinn }: wybierz płytkę, na której nic nie ma
ask-meeple-tile = { $djinn }: wybierz płytkę, na której są tylko meeple
ask-confirm-keep = Zatrzymać { FORM($djinn, "accusative") }?
ask-confirm-take = Wziąć { FORM($djinn, "accusative") }?
ask-confirm-use = Użyć { FORM($djinn, "genitive") }?
ask-pay-take = Bierzesz { FORM($djinn, "accusative") }: czym płacisz?
ask-pay-use = Używasz { FORM($djinn, "genitive") }: czym płacisz?
ask-sell = Sprzedaj towary albo zakończ turę
ask-end = Zakończ turę
ask-give-up-purchase = Możesz tu jeszcze coś wziąć. Mimo to zakończyć turę?
ask-give-up-power = Moc jest opłacona, ale nieużyta. Mimo to zakończyć turę?
ask-over = { $name } wygrywa: { $points }
ask-over-shared = Wspólne zwycięstwo: { $names } ({ $points })

## Refusals whose reason depends on the game.

why-finish-move = Najpierw dokończ ruch.
why-several-ways = Do tego końca prowadzi kilka dróg: zostawiaj po jednym. Prowadzą tam te płytki.
why-occupied = Stoi tam już wielbłąd albo namiot.
why-first-cards = { $n ->
    [one] Tutaj można kupić tylko pierwszą kartę.
    [few] Tutaj można kupować tylko { $n } pierwsze karty.
   *[many] Tutaj można kupować tylko { $n } pierwszych kart.
}

## Buttons.

do-more-fakirs = Jeden fakir więcej
do-fewer-fakirs = Jeden fakir mniej
do-cancel = Anuluj
do-bid = { $coins ->
    [0] Licytuj { $price }: odrzuć { FORM($fakirs, "accusative") }
   *[other] { $fakirs ->
        [0] Licytuj { $price }: zapłać { FORM($coins, "accusative") }
       *[other] Licytuj { $price }: zapłać { FORM($coins, "accusative") } i odrzuć { FORM($fakirs, "accusative") }
    }
}
do-bid-free = Licytuj { $price }: nic nie płać
do-take = Podnieś { FORM($meeples, "accusative") } z { $tile }
do-drop = Zostaw { FORM($meeple, "accusative") } na { $tile }
do-skip-move = Pomiń ruch
do-skip-kill = Nikogo nie zabijaj
do-trade = Weź { FORM($cards, "accusative") }
do-build = Zarób { FORM($coins, "accusative") }
do-build-fakirs = Odrzuć { FORM($fakirs, "accusative") }, zarób { FORM($coins, "accusative") }
do-kill-on = Zabij { FORM($victims, "accusative") } na { $tile }
do-kill-on-fakirs = Zabij { FORM($victims, "accusative") } na { $tile } za { FORM($fakirs, "accusative") }
do-kill-of = Zabij { FORM($victims, "accusative") } gracza { $name }
do-keep-item = Zatrzymaj { FORM($item, "accusative") }
do-keep = Zatrzymaj { FORM($djinn, "accusative") }
do-place = Postaw { FORM($piece, "accusative") } na { $tile }
do-place-pay = Postaw { FORM($piece, "accusative") } na { $tile } z { FORM($djinn, "instrumental") } za { $payment }
do-buy = Kup { $cards } za { FORM($coins, "accusative") }
do-take-djinn = Weź { FORM($djinn, "accusative") } za { $payment }
do-power = Użyj { FORM($djinn, "genitive") } za { $payment }
do-power-on = Użyj { FORM($djinn, "genitive") } na { $tile } za { $payment }
do-control = { $piece } +{ $points }
do-craft = { $n ->
    [one] Dobierz { $n } przedmiot
    [few] Dobierz { $n } przedmioty
   *[many] Dobierz { $n } przedmiotów
}
do-take-item = Weź przedmiot za { $payment }
do-pass-item = Nie bierz przedmiotu
do-use = Użyj { FORM($item, "genitive") }
do-scimitar = Usuń { FORM($victims, "accusative") } z { $tile }
do-lamp = Weź { FORM($djinn, "accusative") }
do-lamp-deck = Weź wierzchniego z talii
do-flute = Sprowadź meeple na { $tile }
do-ring = Weź { FORM($item, "accusative") }
do-talisman = Przenieś z { $from } na { $tile }
do-bring = Sprowadź { FORM($meeple, "accusative") } z { $tile }
do-done = Wystarczy
do-order = Zostaw tę kolejność
do-whim = Zagraj za { FORM($coins, "accusative") }: { $whim }
do-pass-market = Nic nie kupuj
do-pass-djinn = Nie bierz dżina
do-pass = Dalej
do-sell = Sprzedaj { $goods } za { FORM($coins, "accusative") }
do-end = Zakończ turę
choice-reveals = { $action } (tego nie cofniesz)
reveals-note = tego nie cofniesz

## Tiles for screen readers.

no-meeples = bez meepli
mountains-north-west = góry na północy i zachodzie
mountains-south-east = góry na południu i wschodzie
value = wartość { $value }, { FORM($colour, "feminine") }
dropped = { $n ->
    [one] dopiero co zostawiono: { $meeples }
    [few] dopiero co zostawiono: { $meeples }
   *[many] dopiero co zostawiono: { $meeples }
}
camel-of = wielbłąd gracza { $name }
tent-of = namiot gracza { $name }
whim-here = kaprys { $whim } ({ whim-terms })
whim-terms = { $needed } { aim }: { $coins }
whim-aim = { $needed } { aim }
whim-progress = { $have }/{ $needed } { aim }
of-colour = { $kind }, { FORM($colour, "neuter") }
workshop-north-west = { $kind } { $value }, północ i zachód
workshop-south-east = { $kind } { $value }, południe i wschód
of-value = { $value ->
    [0] { $kind }
   *[other] { $kind } { $value }
}
city-value = { FORM($colour, "neuter") }
can-scimitar = można tu usunąć meeple
can-call = meeple mogą tu przyjść
can-move-piece = można stąd przenieść
can-move-here = można tu przenieść
can-bring = można sprowadzić { FORM($meeples, "accusative") }
start-of-path = początek drogi
step-of-path = krok { $step } drogi
can-take = można podnieść
can-drop = można zostawić { FORM($meeples, "accusative") }
can-kill = można zabić { FORM($meeples, "accusative") }
can-kill-for = można zabić { FORM($meeples, "accusative") } za { FORM($fakirs, "accusative") }
can-place = można postawić { FORM($piece, "accusative") }
can-place-for = można postawić { FORM($piece, "accusative") } za { $payment }
can-use = można tu użyć { FORM($djinn, "genitive") } za { $payment }
ends = ruch może się tu skończyć z { FORM($meeples, "instrumental") }
counted = liczy się dla budowniczych
blocked = nie tutaj: { $reason }
takes-tile = zajmuje płytkę
then-place = potem trzeba postawić { FORM($piece, "accusative") }
then-buy = potem można kupić { FORM($cards, "accusative") } za { FORM($coins, "accusative") }
then-item = potem można wziąć przedmiot
then-whim = potem bierze kaprys { $whim }
then-djinn = potem można wziąć dżina

## The log.

log-bid = { $name } licytuje { $price }.
log-bid-pays = { $coins ->
    [0] { $name } licytuje { $price } i odrzuca { FORM($fakirs, "accusative") }.
   *[other] { $fakirs ->
        [0] { $name } licytuje { $price } i płaci { FORM($coins, "accusative") }.
       *[other] { $name } licytuje { $price } i płaci { FORM($coins, "accusative") } i odrzuca { FORM($fakirs, "accusative") }.
    }
}
log-bid-free = { $name } licytuje { $price } i nic nie płaci.
log-turn = Tura: { $name }.
log-pushed = { $by } zagra wcześniej niż { $name }.
log-pushed-self = Wcześniejszy znacznik gracza { $name } cofa się.
log-round = Koniec rundy { $round }.
log-wins = Koniec gry: wygrywa { $name }.
log-share = Koniec gry, wspólne zwycięstwo: { $names }.
log-take = { $name } podnosi { FORM($meeples, "accusative") } z { $tile }.
log-drop = Zostawia { FORM($meeple, "accusative") } na { $tile }.
log-collect = Zbiera { FORM($meeples, "accusative") } z { $tile }.
log-control = { $name } zajmuje { $tile }.
log-tent = { $name } zajmuje { $tile } namiotem.
log-moved-camel = Wielbłąd gracza { $name } przenosi się z { $from } na { $tile }.
log-moved-tent = Namiot gracza { $name } przenosi się z { $from } na { $tile }.
log-carried = Sprowadza { FORM($meeple, "accusative") } z { $from } na { $tile }.
log-drew-items = { $n ->
    [one] { $name } dobiera { $n } przedmiot.
    [few] { $name } dobiera { $n } przedmioty.
   *[many] { $name } dobiera { $n } przedmiotów.
}
log-kept-item = { $name } zatrzymuje przedmiot.
log-kept-item-for = { $name } zatrzymuje go za { $payment }.
log-used-item = { $name } używa { FORM($item, "genitive") }.
log-used-item-on = { $name } używa { FORM($item, "genitive") } na { $tile }.
log-whim-taken = { $name } bierze kaprys z { $tile }.
log-whim = { $name } zagrywa kaprys { $whim }.
log-whims = Nowe kaprysy: { $whims }.
why-whim = kaprys
log-coins = { $n ->
    [one] { $name }: { SIGNED($n) } moneta ({ $why }).
    [few] { $name }: { SIGNED($n) } monety ({ $why }).
   *[many] { $name }: { SIGNED($n) } monet ({ $why }).
}
why-builders = budowniczowie
why-market = zakup
why-sale = sprzedaż
log-cards = { $name } bierze { $cards }.
log-no-card = Nie ma już kart dla gracza { $name }.
log-draws = { $name } dobiera { $cards }.
log-sold = Sprzedano: { $goods }.
log-market = Nowe w rzędzie kart: { $cards }.
log-djinns = Nowe wśród dżinów: { $djinns }.
log-djinn = { $name } bierze { FORM($djinn, "accusative") }.
log-djinn-for = { $name } bierze { FORM($djinn, "accusative") } za { $payment }.
log-keeps = { $name } zatrzymuje { FORM($djinn, "accusative") }.
log-power = { $name } używa { FORM($djinn, "genitive") } za { $payment }.
log-kill-on = Asasyni gracza { $name } zabijają { FORM($victims, "accusative") } na { $tile }.
log-kill-on-fakirs = Asasyni gracza { $name } zabijają { FORM($victims, "accusative") } na { $tile } za { FORM($fakirs, "accusative") }.
log-kill-of = Asasyni gracza { $name } zabijają { FORM($victims, "accusative") } gracza { $other }.
log-place = { $name } stawia { FORM($piece, "accusative") } na { $tile }.
log-seed = Wylosowano z woreczka na { $tile }: { $meeples }.
log-reshuffled-cards = Odrzucone karty tworzą nową talię.
log-reshuffled-djinns = Odrzucone dżiny tworzą nową talię.
ended-camels = { $n ->
    [one] Bez wielbłądów w zapasie: { $names }.
    [few] Bez wielbłądów w zapasie: { $names }.
   *[many] Bez wielbłądów w zapasie: { $names }.
}
ended-no-move = Żaden ruch nie był możliwy.
log-taken-back = Stół cofa: gra toczy się dalej od wcześniejszej chwili.

## Players' colours.

indigo = indygo
orange = pomarańczowy
teal = morski
pink = różowy
black = czarny
