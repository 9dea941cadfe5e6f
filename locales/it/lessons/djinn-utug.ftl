### Testi della lezione «Utug».

title = Utug

step-1 = Utug, 4 punti: per due saggi, o un saggio e un fachiro, piazzi un cammello su una tessera dove ci sono meeple e nient’altro. Prendi la migliore.
step-1-hint-1 = Non ci devono essere cammelli, palme o palazzi, ma almeno un meeple.
step-1-hint-2 = Il luogo sacro in b2 vale 15.
step-1-answer-1 = C’è un cammello, una palma o un palazzo, o nessun meeple.
step-1-answer-2 = Una tessera, ma non la migliore. Annulla.
step-1-done = 15 punti in una volta. I meeple che ci sono restano.
