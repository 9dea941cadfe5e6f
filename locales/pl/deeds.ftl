### Texts for what a line does: parts of a sentence that follow “Ten ruch”, or the name of a player.

this = Ten ruch { $deeds }.
in-all = Ten ruch { $deeds }: { $points } od razu.
does = { $name } { $deeds }.
does-in-all = { $name } { $deeds }: łącznie { $points }.
leaves-you = Zostawia ci: { $tribe } na { $tile }, { $points }.
wins = zarabia { FORM($coins, "accusative") }
wins-by = zarabia { FORM($coins, "accusative") } dzięki dżinowi { $djinn }
loses = { $name } traci { $points } ({ $line }).
lose-each = { $names }: każdy gracz traci { $points } ({ $line }).
gain-each = { $names }: każdy gracz zyskuje { $points } ({ $line }).
gains = { $name } zyskuje { $points } ({ $line }).
later = Może przyda się później: { $things }.

takes = zajmuje { $tile }
takes-cards = bierze { $cards }
moves = przenosi z { $from } na { $tile }
collects = zbiera { FORM($tribe, "accusative") }
collects-more = zbiera { FORM($tribe, "accusative") }, by mieć więcej niż { $than }
collects-most = { $n ->
    [one] zbiera { FORM($tribe, "accusative") }, by mieć więcej niż { $n } rywal
    [few] zbiera { FORM($tribe, "accusative") }, by mieć więcej niż { $n } rywali
   *[many] zbiera { FORM($tribe, "accusative") }, by mieć więcej niż { $n } rywali
}
places = stawia { FORM($piece, "accusative") } na { $tile }
kills = zabija { FORM($dead, "accusative") } na { $tile }
kills-of = zabija { FORM($dead, "accusative") } gracza { $other }
earns = zarabia { FORM($coins, "accusative") }
earns-by = zarabia { FORM($coins, "accusative") } dzięki dżinowi { $djinn }
sells = sprzedaje { $cards } za { FORM($coins, "accusative") }
buys = kupuje { $cards } za { FORM($coins, "accusative") }
draws-cards = dobiera { FORM($cards, "accusative") }
draws-items = { $n ->
    [one] dobiera przedmiot
    [few] dobiera { $n } przedmioty
   *[many] dobiera { $n } przedmiotów
}
draws-item-for = dobiera przedmiot za { $payment }
takes-djinn = bierze { FORM($djinn, "accusative") }
takes-djinn-for = bierze { FORM($djinn, "accusative") } za { $payment }
draws-djinn = dobiera dżina
uses = używa { FORM($item, "genitive") }
uses-djinn = używa { FORM($djinn, "genitive") } za { $payment }
keeps = zatrzymuje { FORM($item, "accusative") }
takes-whim = bierze kaprys { $whim }
lays = zagrywa kaprys { $whim } i dostaje { FORM($coins, "accusative") }
power = moc { FORM($djinn, "genitive") }
whim = kaprys

find-tile = Poszukaj płytki do zajęcia: { $points }.
find-tribe = Poszukaj { FORM($tribe, "accusative") }: { $points }.
find-coins = Poszukaj { FORM($tribe, "accusative") }: { $coins }.
find-cards = Poszukaj { FORM($tribe, "accusative") }: { $cards }.
find-tribe-before = Poszukaj { FORM($tribe, "accusative") }: { $points }, a rywale mają o { $lost } mniej.
find = Poszukaj { FORM($tribe, "accusative") }.
find-building = Poszukaj miejsca dla { FORM($piece, "genitive") }: { $points }.
find-kill = Poszukaj asasynów i kogoś do zabicia.
find-goods = Poszukaj towarów do kupienia.
find-djinn = Poszukaj sposobu, by wziąć dżina.
find-item = Poszukaj przedmiotu.
find-whim = Poszukaj miasta z kaprysem.
find-fulfilled = Poszukaj kaprysu do zagrania: { $coins }.
use-item = Rozważ użycie { FORM($item, "genitive") }.
use-djinn = Rozważ moc { FORM($djinn, "genitive") }.
compare-items = Porównaj dobrane przedmioty.
compare = Porównaj, co daje każda możliwość.
worth = { $deed } ({ $points })
worth-with = { $deed } ({ $points } z { FORM($djinn, "instrumental") })
costs = { $deed } (koszt: { $points })
