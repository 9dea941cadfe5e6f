### Testi della lezione «Prendere una tessera».

title = Prendere una tessera

step-1 = Raccogli l’ultimo meeple e tutti quelli della sua tribù che sono lì. Se non resta nessuno, la tessera è tua. Porta un saggio nell’oasi, che vale 8.
step-1-hint-1 = Due saggi sono nell’oasi, uno accanto.
step-1-hint-2 = Prendi il saggio in b2: un passo a ovest.
step-1-answer-1 = Quelli sono già nell’oasi. Annulla, e prendi il saggio lì accanto.
step-1-answer-2 = L’oasi non è ancora tua. Riprova, e prendi il saggio lì accanto.
step-1-done = C’è il tuo cammello: gli 8 punti sono tuoi.

step-2 = Ora tra i saggi c’è un costruttore (blu). Fai lo stesso movimento.
step-2-hint-1 = Lo stesso movimento: un saggio nell’oasi.
step-2-answer-1 = Quelli sono già nell’oasi. Annulla, e prendi il saggio lì accanto.
step-2-answer-2 = Non questo: i quattro saggi devono incontrarsi nell’oasi. Riprova.
step-2-done = Il costruttore resta, quindi nessuno prende la tessera.
