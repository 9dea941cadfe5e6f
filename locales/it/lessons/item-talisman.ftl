### Testi della lezione «Talismano della tempesta».

title = Talismano della tempesta

step-1 =
    Il talismano della tempesta sposta un tuo cammello, o la tua tenda, su una tessera che non ne ha; i meeple non contano. La tessera che lascia è di nuovo libera.

    Guadagna più punti che puoi.
step-1-hint-1 = Lascia la tessera che vale meno.
step-1-hint-2 = Dal villaggio che vale 5 al luogo sacro che vale 10.
step-1-answer-1 = C’è uno scambio migliore. Annulla.
step-1-done = 10 invece di 5. L’oasi sarebbe stata un cattivo affare: le sue palme contano per te.
