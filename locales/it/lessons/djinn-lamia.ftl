### Testi della lezione «Lamia».

title = Lamia

step-1 =
    Lamia, 10 punti: per un saggio o un fachiro, una palma che piazzi può andare su una tessera vicina di qualsiasi tipo; contano anche gli angoli.

    Hai finito nell’oasi di Sam. Tieni la palma per te.
step-1-hint-1 = Quale tessera intorno è tua?
step-1-hint-2 = Il mercato in c2 tocca l’oasi con un angolo.
step-1-answer-1 = Non cresce su una tua tessera. Annulla.
step-1-done = Una palma su un mercato: 3 punti per te.
