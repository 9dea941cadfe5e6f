### Texts of the lesson “Echidna”.

title = Echidna

step-1 =
    Echidna, 4 pontos: por dois anciões, ou um ancião e um faquir, seus construtores ganham o dobro de moedas neste turno. Você paga logo antes de eles agirem.

    Três construtores, cinco ladrilhos de valor azul: ganhe pelo menos 40 moedas.
step-1-hint-1 = Primeiro Echidna, depois os construtores.
step-1-hint-2 = Se depois de pagar sobrar um faquir, ele conta como construtor.
step-1-answer-1 = Uma boa soma. Um faquir que sobra ganha mais 10. Desfaça.
step-1-answer-2 = Sem Echidna. Desfaça: ela vem antes dos construtores.
step-1-done = 3 construtores e um faquir, vezes 5, vezes 2: 40 moedas; com um segundo faquir, 50.
