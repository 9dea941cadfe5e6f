### Testi della lezione «Il grande lago».

title = Il grande lago

step-1 =
    Sul grande lago non sta mai nulla, e nessun movimento lo attraversa. Ma sulle tessere intorno, angoli compresi, palme e palazzi valgono doppio.

    Due villaggi sono tuoi. Piazza un palazzo che vale 10.
step-1-hint-1 = Quale dei tuoi villaggi tocca il lago?
step-1-hint-2 = Il saggio in b2 può andare in b1.
step-1-answer-1 = Non è un palazzo presso il lago su una tua tessera. Annulla.
step-1-answer-2 = Non ne è venuto un palazzo. Annulla.
step-1-done = 10 punti invece di 5. Con il genio Haurvatat, che fa valere 5 le palme, anche una palma qui vale 10.
