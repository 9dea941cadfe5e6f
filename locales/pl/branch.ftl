### Texts of branches and trials.

##

branch = Próbowanie na boku
trial = Spróbuj jeszcze raz
not-game = na próbę
begin = Wypróbuj coś od tego miejsca
begin-short = Wypróbuj
again = Spróbuj jeszcze raz: { $when }

## A branch.

about = Próby od chwili „{ $when }”. Sama gra czeka i nic tutaj jej nie zmienia.
unknown = Ukryte karty są losowane na nowo.
who = Kto gra za pozostałych
nobody = Za pozostałych też gram ja
back = Cofnij
back-hint = Cofnij ostatnią turę lub ofertę
restart = Zacznij od nowa
to-branch = Z powrotem do prób

## A decision that is played again.

task = Grasz jako { $name }. Zagraj tę decyzję tak, jak teraz uważasz.
comparing = Porównuję z najlepszym, co znam…
as-good = Tak dobre jak najlepsze, co znam.
better = Lepsze niż to, co było zagrane; różnica to { $points }. Da się jeszcze lepiej.
same = To właśnie było zagrane.
not-yet = Jeszcze nie: nie jest to na pewno lepsze niż to, co było zagrane.
gained = W porównaniu z tym, co było zagrane: od razu { SIGNED($once) }, rywale { SIGNED($left) }, zachowane na później { SIGNED($kept) }: razem { SIGNED($gain) }.
gained-by-bid = W porównaniu z tym, co było zagrane: cena { SIGNED($price) }, twoje tury { SIGNED($turns) }, rywale { SIGNED($left) }: razem { SIGNED($gain) }.
still = Najlepsze daje jeszcze więcej.
retry = Jeszcze raz
line = Pokaż drogę
