### Testi della lezione «Niente mucchi».

title = Niente mucchi

step-1 =
    Molti di una tribù su una tessera aspettano che qualcuno li raggiunga. Tre costruttori sono in a2, e Sam può arrivarci.

    Prendi i meeple in a1 e prendi l’oasi, ma senza ingrossare nessun mucchio.
step-1-hint-1 = Quanto porterebbe un altro costruttore in a2? Conta le tessere blu intorno.
step-1-answer-1 = Un quarto costruttore: 5 monete in più per Sam. Annulla.
step-1-answer-2 = Parti da a1 e finisci nell’oasi. Annulla.
step-1-done = Cinque tessere blu: ogni costruttore che non lasci lì risparmia 5 monete.
