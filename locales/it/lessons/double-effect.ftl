### Testi della lezione «Tribù e tessera».

title = Tribù e tessera

step-1 =
    Un buon turno fa due cose insieme: lavora la tribù, e lavora la tessera. I migliori ne fanno tre.

    Trova la mossa che porta 26 punti in un colpo solo.
step-1-hint-1 = Quale tribù può prendere una seconda tessera?
step-1-hint-2 = Un costruttore solo fa la guardia al luogo sacro che vale 15.
step-1-hint-3 = Un assassino è solo nell’oasi in a1; un altro, con un saggio, in b2.
step-1-answer-1 = La mossa giusta, ma un’altra vittima vale di più. Annulla l’uccisione.
step-1-answer-2 = Porta qualcosa, ma non 26. Annulla, e pensa agli assassini.
step-1-done = 8 per l’oasi, 15 per il luogo sacro, 3 per la palma: 26.
