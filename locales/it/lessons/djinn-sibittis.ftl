### Testi della lezione «Sibittis».

title = Sibittis

step-1 =
    Sibittis, 4 punti: per due saggi, o un saggio e un fachiro, peschi i primi tre geni, ne tieni uno e scarti gli altri.

    Pesca, e tieni quello che ti porta di più.
step-1-hint-1 = Tocca Sibittis e paga.
step-1-hint-2 = Hai quattro palme.
step-1-answer-1 = Guarda ancora le tue palme. Riprova.
step-1-done = 8 punti, e 2 in più per ognuna delle quattro palme.
