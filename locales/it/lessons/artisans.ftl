### Testi della lezione «Artigiani e oggetti».

title = Artigiani e oggetti

step-1 =
    Gli artigiani, la tribù viola, restano davanti a te: 2 punti l’uno, o 3 se nessuno ne ha di più. Per ogni artigiano che raccogli peschi un oggetto; di questi ne tieni uno.

    Raccogli tre artigiani, e pesca.
step-1-hint-1 = Un artigiano è in b1, due sono in c2.
step-1-hint-2 = b1: prima il visir, l’artigiano per ultimo.
step-1-answer-1 = Servono tre artigiani. Annulla.
step-1-done = Tre contro i due di Sam: 3 punti l’uno.

step-2 = I gioielli valgono 5, i forzieri 7, le corone 9. Gli altri sette sono magici: non valgono nulla, ma si possono usare una volta. Ciò che non tieni si scarta scoperto. Che cosa tieni per i suoi punti?
step-2-hint-1 = Il più prezioso.
step-2-answer-1 = Un bell’oggetto, ma non il più prezioso. Riprova.
step-2-done = 9 punti. Gli altri non vedono che cosa tieni.

step-3 = Gli oggetti magici si usano nel tuo turno, fuori dal movimento (tranne il tappeto volante), uno per turno. Hai una lampada e un anello. Usane uno, poi prova con l’altro.
step-3-hint-1 = Tocca la lampada, poi Boaz.
step-3-hint-2 = Ora tocca l’anello.
step-3-answer-1 = Funziona prima e dopo il movimento. Ora usa un oggetto, poi l’altro.
step-3-done = Uno per turno. L’altro resta per dopo.
