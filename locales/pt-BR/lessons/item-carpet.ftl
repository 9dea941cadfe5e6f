### Texts of the lesson “Tapete voador”.

title = Tapete voador

step-1 =
    O tapete voador: o último meeple do seu movimento pode voar para qualquer ladrilho, menos aquele em que você está. Ele ainda precisa se juntar à cor dele.

    O local sagrado no canto mais distante vale 15. Voe até lá a partir de a1.
step-1-hint-1 = Use o tapete, antes do movimento ou durante ele.
step-1-hint-2 = Solte primeiro o vizir. O ancião voa até os anciões.
step-1-answer-1 = Pousou em outro lugar. Desfaça e voe até d3.
step-1-done = Três anciões e 15 pontos, do outro lado do tabuleiro.
