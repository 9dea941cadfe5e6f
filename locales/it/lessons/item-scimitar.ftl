### Testi della lezione «Scimitarra ardente».

title = Scimitarra ardente

step-1 =
    La scimitarra ardente toglie due meeple da una tessera, o l’unico che c’è. Una tessera svuotata così diventa tua, se non c’è un cammello. Si usa una volta, nel tuo turno, tranne durante il movimento.

    Prendi la tessera che vale di più.
step-1-hint-1 = Al massimo due meeple: quali tessere si potrebbero svuotare?
step-1-hint-2 = Il luogo sacro in c2 vale 12.
step-1-answer-1 = È tua, ma ce n’è una migliore. Annulla.
step-1-answer-2 = Lì resta qualcuno. Annulla.
step-1-done = 12 punti. Non è un’uccisione di assassini: Nekir e Kandicha non portano nulla.
