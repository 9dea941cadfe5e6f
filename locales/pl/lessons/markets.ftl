### Teksty lekcji „Targi”.

title = Targi

step-1 = Mały targ sprzedaje ci jedną z trzech pierwszych kart za 3 monety. Zakończ na małym targu na a1 i spróbuj kupić złoto.
step-1-hint-1 = Wezyr z wioski dołącza do tego na targu. Potem stuknij złoto w rzędzie.
step-1-answer-1 = Już kupione. Cofnij i najpierw spróbuj ze złotem.
step-1-answer-2 = Zakończ na a1, gdzie jest targ. Cofnij.
step-1-answer-3 = To dalsza gra bez zakupu. Cofnij i spróbuj ze złotem.
step-1-done = Złoto leży czwarte. Pierwsze to te z lewej, a luki wypełnia się dopiero po rundzie.

step-2 = Masz ryby i pszenicę. Kup kartę, która wydłuży twój zestaw.
step-2-hint-1 = Towar, którego jeszcze nie masz.
step-2-answer-1 = To nie wydłuża zestawu. Cofnij.
step-2-answer-2 = Kupno zależy od ciebie, ale tu się opłaca. Cofnij.
step-2-done = Dwa towary były warte 3, trzy są warte 7: 4 punkty za 3 monety, a będzie więcej.

step-3 = Duży targ sprzedaje dwie z sześciu pierwszych kart za 6 monet. Wcześniej trzech kupców przynosi trzy karty. Skończ tę turę z pięcioma różnymi towarami.
step-3-hint-1 = Zbierz trzech kupców na dużym targu.
step-3-hint-2 = Weź ich karty, a potem kup dwa towary, których nie masz.
step-3-answer-1 = Fakir nie jest towarem: różnych jest tylko cztery. Cofnij.
step-3-answer-2 = Potrzeba trzech kupców, na dużym targu. Cofnij.
step-3-answer-3 = Na razie trzy towary. Cofnij i kup jeszcze dwa.
step-3-done = Trzy od kupców, dwa z targu: pięć różnych towarów w jednej turze, wartych 21.

step-4 = Pod koniec rundy rząd kart pustoszeje. Stoisz na dużym targu i została jedna karta. Tak czy inaczej kosztuje 6. Masz sześć różnych towarów: czy warto?
step-4-hint-1 = Zestaw sześciu jest wart 30, zestaw siedmiu 40.
step-4-answer-1 = Zachowujesz 6 monet, a tracisz 10 punktów. Cofnij.
step-4-done = 6 monet za 10 punktów.
