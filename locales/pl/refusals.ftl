### Why the rules refuse an action.

refusal = { $refusal ->
    [wrong-step] Nie teraz: najpierw zrób to, o co prosi pasek.
    [off-board] Nie ma takiej płytki.
    [nothing-there] Nie ma tu meepla do podniesienia.
    [not-adjacent] Nie sąsiaduje z ostatnią płytką. Na ukos się nie liczy.
    [steps-back] To krok wstecz: stamtąd idziesz.
    [mountain] Na drodze stoi góra.
    [impassable] Nic nie może tu stać.
    [same-tile] Dywan poleci wszędzie, tylko nie tutaj.
    [not-fulfilled] Jego warunek nie jest spełniony.
    [no-order] Ułóż każdą kartę dokładnie raz.
    [wrong-colour] Ostatni meeple musi dołączyć do innego w swoim kolorze.
    [no-ending] Brak zakończenia: ostatni meeple nie mógłby stamtąd dołączyć do innego w swoim kolorze.
    [must-move] Możesz wykonać ruch, więc musisz.
    [must-kill] Ofiara jest w zasięgu bez fakira: musisz zabić.
    [cannot-pay] Nie stać cię na to.
    [no-such-price] Nie ma takiej ceny.
    [taken] Pełne.
    [out-of-range] Poza zasięgiem.
    [protected] Pod ochroną Boaza.
    [not-there] Tego tu nie ma do wzięcia.
    [wrong-count] Nie ta liczba.
    [not-owned] Nie masz tego.
    [used-this-turn] Już użyte w tej turze.
    [wrong-moment] Nie w tej chwili.
    [no-effect] Teraz nic by to nie dało.
    [wrong-tile] Nie na tej płytce.
    [needless-payment] Tam nie trzeba płacić.
    [compulsory] To trzeba zrobić.
   *[game-over] Gra jest skończona.
}
