### Teksty lekcji „Pętle”.

title = Pętle

step-1 =
    Nie wolno wracać prosto na płytkę dopiero co opuszczoną; początek ruchu też jest opuszczony.

    Podnieś meeple z a1: asasyn na a2, budowniczy na b2. Potem spróbuj postawić drugiego asasyna na a2.
step-1-hint-1 = a1, potem a2 z asasynem, potem b2 z budowniczym.
step-1-hint-2 = Teraz znów stuknij a2.
step-1-answer-1 = To dozwolone zakończenie. Cofnij: tym razem spróbuj wrócić na a2.
step-1-done = Odmowa: stamtąd właśnie idziesz. Później, w dłuższym ruchu, możesz tam wrócić.

step-2 =
    Ruch pięciu lub więcej meepli może wrócić na płytkę, nawet na początkową. Na czterech płytkach pięć meepli robi całe kółko i jeszcze jeden krok.

    Zacznij na a1 i zbierz trzech kupców na oazie.
step-2-hint-1 = Jeden kupiec stoi na oazie. Dwaj z twojej ręki idą tam jako pierwszy i ostatni.
step-2-hint-2 = Droga: a2, b2, b1, a1 i znów a2.
step-2-answer-1 = Dozwolony koniec, ale nie trzech kupców na oazie. Cofnij i zacznij na a1: pierwszy i ostatni to kupcy, obaj na oazie.
step-2-done = Trzech kupców w ręce: jeden tam stał, dwóch przyszło w tym samym ruchu. Krok wstecz nie był potrzebny.

step-3 =
    Parę można nawet stworzyć w trakcie samego ruchu. Oaza jest pusta, ale na a1 stoi dwóch asasynów.

    Podnieś meeple z a1, zostaw pierwszego asasyna na oazie, obejdź dookoła i dołącz do niego drugim.
step-3-hint-1 = Obejdź cztery płytki na zachodzie.
step-3-hint-2 = Droga: a2, b2, b1, a1, a2, z asasynem na początku i na końcu.
step-3-answer-1 = To działa, ale dwaj asasyni mają się spotkać na oazie. Cofnij.
step-3-done = Obaj są w ręce, a oaza jest twoja.

step-4 = Po drodze zostały pojedyncze meeple. Twoi dwaj asasyni sięgają na dwa kroki: zabij meepla, który stoi samotnie, a jego płytka też jest twoja.
step-4-hint-1 = Stuknij płytkę, na której jest jeden meeple.
step-4-hint-2 = Miejsce święte na b2 jest warte 10.
step-4-answer-1 = Ktoś zostaje na tej płytce. Cofnij i wybierz kogoś, kto jest sam.
step-4-done = Dwie płytki w jednej turze.
