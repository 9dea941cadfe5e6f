### Teksty lekcji „Płonący bułat”.

title = Płonący bułat

step-1 =
    Płonący bułat usuwa dwa meeple z jednej płytki albo jedyny. Opróżniona tak płytka staje się twoja, jeśli nie stoi na niej wielbłąd. Używa się go raz, w swojej turze, ale nie w trakcie ruchu.

    Zajmij płytkę, która jest warta najwięcej.
step-1-hint-1 = Najwyżej dwa meeple: które płytki da się opróżnić?
step-1-hint-2 = Miejsce święte na c2 jest warte 12.
step-1-answer-1 = Jest twoja, ale jest lepsza. Cofnij.
step-1-answer-2 = Ktoś tam zostaje. Cofnij.
step-1-done = 12 punktów. To nie jest zabicie przez asasynów: Nekir i Kandicha nic nie dają.
