### Testi della lezione «Kumarbi».

title = Kumarbi

step-1 =
    Kumarbi, 6 punti: nella tua offerta ogni fachiro che scarti abbassa il prezzo di un gradino. I gradini sono 18, 12, 8, 5, 3, 1, 0.

    Gioca prima di tutti, e paga una moneta.
step-1-hint-1 = Sam è su 3. Ti serve il prezzo appena sopra.
step-1-hint-2 = 5, due gradini in meno: 3, poi 1.
step-1-answer-1 = In testa, ma per più del necessario. Riprova, e aggiungi entrambi i fachiri.
step-1-answer-2 = La casella o il prezzo è un altro. Riprova.
step-1-done = Una casella da 5 per una moneta e due fachiri.
