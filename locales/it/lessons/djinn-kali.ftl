### Testi della lezione «Kali».

title = Kali

step-1 =
    Kali, 6 punti, con i Capricci: 1 moneta per ogni segnalino avversario che spingi indietro sul tracciato, 2 ogni volta che un avversario spinge il tuo.

    Due segnalini sono su 0. Guadagna 2 monete con la tua offerta.
step-1-hint-1 = Chi si unisce agli zeri spinge quelli che ci sono già.
step-1-answer-1 = Nessuno è stato spinto. Riprova.
step-1-done = Due spinte, due monete, e giochi in testa.
