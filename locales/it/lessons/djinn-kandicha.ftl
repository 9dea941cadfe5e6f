### Testi della lezione «Kandicha».

title = Kandicha

step-1 =
    Kandicha, 6 punti: le vittime dei tuoi assassini ti portano qualcosa. Un mercante: la prima carta del mazzo. Un costruttore: 1 moneta per ogni tessera blu intorno. Un visir o un saggio passa a te.

    Quale uccisione porta monete?
step-1-hint-1 = Cerca i costruttori.
step-1-answer-1 = Ne è venuto qualcos’altro. Riprova, e uccidi un costruttore.
step-1-done = 1 moneta per ogni tessera blu tra quella della vittima e quelle intorno. Con gli Artigiani un mercante porta invece la prima carta della fila, e un artigiano passa a te con un oggetto.

step-2 = Ora conquista il premio dei visir.
step-2-hint-1 = Un visir ucciso viene davanti a te.
step-2-hint-2 = L’unico che conta ce l’ha Sam.
step-2-answer-1 = Ora ne avete uno a testa: nessun premio. Annulla.
step-2-answer-2 = Non è un visir. Riprova.
step-2-done = Uno per te, nessuno per Sam: 1 punto e altri 10.
