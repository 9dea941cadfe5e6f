### Testi della lezione «Boaz».

title = Boaz

step-1 = Boaz, 6 punti: ciò che sta davanti a te non si può uccidere. Hai un visir di vantaggio, e Sam sta per mandare gli assassini. Quale genio ti aiuta?
step-1-hint-1 = Un visir in meno, e il tuo premio di 10 sparisce.
step-1-answer-1 = Non protegge i tuoi visir. Annulla.
step-1-answer-2 = Gli assassini di Sam stanno arrivando. Annulla.
step-1-done = Ora sono al sicuro.

step-2 = Vedila dall’altra parte: giochi per Sam, e hai due assassini. I visir di Anna sono intoccabili. Uccidi in modo che una tessera diventi tua.
step-2-hint-1 = Qualcuno sta da solo.
step-2-answer-1 = Lì resta qualcuno. Annulla.
step-2-done = Restavano solo vittime sul tabellone.
