### Testi della lezione «Poteri dei geni».

title = Poteri dei geni

step-1 =
    Alcuni poteri valgono e basta, come quello di Jafaar. Altri si pagano: con un saggio, un fachiro, o di più; lo dice la carta. Si usano nel proprio turno.

    Enki piazza una palma su un’oasi qualsiasi. Paga con un fachiro.
step-1-hint-1 = Tocca Enki tra i tuoi geni.
step-1-hint-2 = Poi scegli il fachiro come pagamento, e l’oasi.
step-1-answer-1 = Un saggio vale 2 punti, un fachiro nessuno. Annulla, e paga con il fachiro.
step-1-answer-2 = Quello era Sloar. Enki è ancora da usare.
step-1-done = Una palma, prima del tuo movimento. Anche dopo sarebbe stato possibile.

step-2 = Ogni potere che costa funziona una volta per turno. Prova a usare di nuovo Enki.
step-2-hint-1 = Tocca Enki.
step-2-answer-1 = Il tuo movimento è fatto. Enki si può ancora provare: toccalo.
step-2-done = Una volta per turno. Nel tuo prossimo turno ti serve di nuovo.

step-3 = Durante il cammino non si può usare nessun potere: da quando prendi i meeple finché non lasci l’ultimo. Prendi i meeple in b1, e prova Sloar per strada.
step-3-hint-1 = Prendi i meeple, poi tocca Sloar.
step-3-answer-1 = Funziona, perché non hai meeple in mano. Ora prendi i meeple in b1, e tocca Sloar ancora una volta.
step-3-done = Prima finisci il movimento. Poi i poteri funzionano di nuovo, fino alla fine del tuo turno.
