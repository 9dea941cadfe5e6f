### Testi della lezione «Nekir».

title = Nekir

step-1 =
    Nekir, 6 punti: ogni volta che degli assassini uccidono ricevi 1 moneta se sono tuoi, 2 se di un avversario.

    Guadagna quella moneta, e insieme prendi l’oasi.
step-1-hint-1 = L’assassino in b2 ha compagni su una tessera accanto.
step-1-hint-2 = Il saggio nell’oasi è solo.
step-1-answer-1 = Una moneta, ma non l’oasi. Annulla.
step-1-done = Una moneta, e un’oasi.
