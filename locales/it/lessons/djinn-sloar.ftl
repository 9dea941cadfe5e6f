### Testi della lezione «Sloar».

title = Sloar

step-1 = Sloar, 8 punti: per un fachiro prendi la prima carta del mazzo, senza vederla. Fattene portare una.
step-1-hint-1 = Tocca Sloar tra i tuoi geni.
step-1-answer-1 = Sloar funziona anche dopo il movimento.
step-1-done = Oro per un fachiro. Un terzo del mazzo sono fachiri, quindi a volte ne cambi soltanto uno con un altro.
