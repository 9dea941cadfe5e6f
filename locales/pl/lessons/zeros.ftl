### Teksty lekcji „Oferty zero”.

title = Oferty zero

step-1 = Olivier licytuje 3, Sam 1. Grasz jako Anna. Nic nie płać: licytuj 0.
step-1-hint-1 = Stuknij na torze cenę 0, a potem przycisk.
step-1-answer-1 = Może i dobra oferta. Na potrzeby przykładu zacznij krok od nowa i licytuj 0.
step-1-done = Nic nie płacisz i na razie grasz na końcu.

step-2 =
    Teraz grasz jako Pierre, który licytuje na końcu. Zera tworzą grupę: kto do niej dołącza, przesuwa pozostałych w tył i gra przed nimi.

    Niech Pierre zagra tuż przed Anną, nic nie płacąc.
step-2-hint-1 = W grupie zer mieszczą się trzy znaczniki.
step-2-answer-1 = Przed Anną, owszem, ale to kosztuje monety. Pierre może to mieć za darmo. Spróbuj jeszcze raz.
step-2-done = Grają w tej kolejności: Olivier, Sam, Pierre, Anna.

step-3 = Na 0 stoją już trzy znaczniki. Anna licytuje ostatnia. Spróbuj do nich dołączyć.
step-3-hint-1 = Stuknij cenę 0.
step-3-answer-1 = Tak właśnie trzeba będzie zrobić. Spróbuj jeszcze raz i najpierw sprawdź 0.
step-3-done = Pełne: mieszczą się tylko trzy. Czwarty licytuje 1 lub więcej. Kto przychodzi na 0 pierwszy, gra ostatni, a kto przychodzi ostatni, gra przed pozostałymi, i to za darmo.
