### Testi della lezione «L’ultima guardia».

title = L’ultima guardia

step-1 = Due assassini e un saggio sono nel luogo sacro che vale 15. Un terzo assassino può raggiungerli. Guadagna 15 punti.
step-1-hint-1 = Gli assassini vanno nella tua mano. Chi resta sulla loro tessera?
step-1-hint-2 = La tessera degli assassini è a loro portata.
step-1-answer-1 = Una tessera da meno. Annulla l’uccisione, e guarda proprio b2.
step-1-answer-2 = Porta il terzo assassino in b2. Annulla.
step-1-done = Dove due assassini stanno con un altro meeple, un terzo apre la tessera.
