### Teksty lekcji „Kaprysy”.

title = Kaprysy

step-1 =
    W każdym mieście leży karta kaprysu, dopóki ktoś jej nie weźmie: życzenie i monety, które przynosi. Nowa pojawia się po rundzie. Kto kończy ruch w mieście, bierze kartę na rękę; odtąd inni jej nie widzą.

    Zdobądź kaprys.
step-1-hint-1 = Leży w mieście na zachodzie.
step-1-hint-2 = Z b2: najpierw wezyr, potem mędrzec na a1.
step-1-answer-1 = Tam nie leży kaprys. Cofnij.
step-1-done = Liczy się tylko zakończenie tam, a nie przejście.

step-2 =
    Masz kaprys Wioski: dwie twoje wioski, 10 monet. Jedną już masz. W swojej turze albo tuż przed swoją ofertą możesz zagrać kaprys o spełnionym warunku.

    Zajmij drugą wioskę i zagraj kaprys.
step-2-hint-1 = Mędrzec z c1 może opróżnić wioskę obok.
step-2-hint-2 = Potem stuknij kaprys.
step-2-answer-1 = Druga wioska wciąż jest niczyja. Cofnij.
step-2-done = 10 monet. Kaprys, którego warunek jest spełniony na koniec gry, zagrywa się sam; pozostałe nie są nic warte.
