### Testi della lezione «Pari e dispari».

title = Pari e dispari

step-1 =
    Pensa al tabellone come a una scacchiera: ogni passo cambia il colore della casella. Due meeple finiscono sul colore di partenza, sempre a distanza 2: da c3 sono 8 tessere.

    Su ognuna c’è un saggio. Prendi i meeple in c3 e finisci su una.
step-1-hint-1 = Vanno bene due passi qualsiasi, ma non subito indietro.
step-1-answer-1 = Parti da c3. Annulla.
step-1-done = Due passi: pari. Mai una tessera accanto, mai la tessera stessa.

step-2 = Tre meeple finiscono sull’altro colore: a distanza 1 o 3. Da c3 sono 13 tessere. Porta un saggio sulla tessera accanto, d3, in tre passi.
step-2-hint-1 = Fai il giro: tre lati di un quadrato.
step-2-answer-1 = La meta è d3, da c3 in tre passi. Annulla.
step-2-done = Tre passi: dispari. Il numero nella mano dice subito quale metà del tabellone puoi raggiungere.

step-3 = Un visir aspetta nel luogo sacro che vale 15, in a3. Altri visir sono, in mezzo ad altri meeple, in b4, c3 e c2. Da quale di queste tessere si può finire in a3?
step-3-hint-1 = Conta i passi fino ad a3 e i meeple su ogni tessera: pari con pari, dispari con dispari.
step-3-hint-2 = b4 è a due passi e ne ha due. c3 è a due e ne ha tre. c2 è a tre e ne ha due.
step-3-answer-1 = Non finisce in a3. Annulla, e conta.
step-3-done = Due passi, due meeple. Le altre si possono escludere prima ancora di provare un tragitto.
