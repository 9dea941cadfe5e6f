### Testi della lezione «Tessere con un cammello».

title = Tessere con un cammello

step-1 = Qui nell’oasi c’è il cammello di Sam. Puoi comunque finirci il tuo movimento. Provaci.
step-1-hint-1 = Di nuovo lo stesso movimento.
step-1-answer-1 = Finisci nell’oasi, dove c’è il cammello di Sam.
step-1-done = I saggi sono tuoi, la tessera resta di Sam: nel gioco base un cammello non se ne va mai. Ciò che fa la tessera, lo fa per te.
