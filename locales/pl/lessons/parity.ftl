### Teksty lekcji „Parzyste i nieparzyste”.

title = Parzyste i nieparzyste

step-1 =
    Wyobraź sobie planszę jako szachownicę: każdy krok zmienia kolor pola. Dwa meeple kończą na kolorze, od którego zaczęły, zawsze w odległości 2: z c3 to 8 płytek.

    Na każdej z nich stoi mędrzec. Podnieś meeple z c3 i zakończ na jednej.
step-1-hint-1 = Dowolne dwa kroki, byle nie prosto z powrotem.
step-1-answer-1 = Zacznij na c3. Cofnij.
step-1-done = Dwa kroki: parzyste. Nigdy płytka obok, nigdy ta sama płytka.

step-2 = Trzy meeple kończą na drugim kolorze: w odległości 1 albo 3. Z c3 to 13 płytek. Zaprowadź mędrca w trzech krokach na sąsiednią płytkę d3.
step-2-hint-1 = Idź dookoła: trzy boki kwadratu.
step-2-answer-1 = Cel to d3, z c3 w trzech krokach. Cofnij.
step-2-done = Trzy kroki: nieparzyste. Liczba meepli w ręce od razu mówi, do której połowy planszy możesz dojść.

step-3 = Na miejscu świętym wartym 15, na a3, czeka wezyr. Wśród innych wezyrowie stoją na b4, c3 i c2. Z której z tych płytek można skończyć na a3?
step-3-hint-1 = Policz kroki do a3 i meeple na każdej płytce: parzyste z parzystymi, nieparzyste z nieparzystymi.
step-3-hint-2 = b4 jest dwa kroki dalej i ma dwa meeple. c3 jest dwa kroki dalej i ma trzy. c2 jest trzy kroki dalej i ma dwa.
step-3-answer-1 = To nie kończy się na a3. Cofnij i policz.
step-3-done = Dwa kroki, dwa meeple. O pozostałych można zapomnieć bez próbowania choćby jednej drogi.
