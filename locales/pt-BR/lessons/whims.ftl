### Texts of the lesson “Caprichos”.

title = Caprichos

step-1 =
    Em cada cidade há uma carta de capricho até que alguém a pegue: um desejo, e as moedas que ele rende. Depois da rodada vem outra. Quem termina um movimento na cidade pega a carta na mão, e daí em diante os outros não a veem.

    Consiga o capricho.
step-1-hint-1 = Está na cidade a oeste.
step-1-hint-2 = De b2: o vizir primeiro, depois o ancião para a1.
step-1-answer-1 = Não há capricho ali. Desfaça.
step-1-done = Só conta terminar ali, não passar.

step-2 =
    Você tem o capricho Aldeias: duas aldeias que você controle, 10 moedas. Você controla uma. No seu turno, ou logo antes do seu lance, você pode baixar um capricho cuja condição está cumprida.

    Tome uma segunda aldeia e baixe o capricho.
step-2-hint-1 = O ancião em c1 pode esvaziar a aldeia ao lado.
step-2-hint-2 = Depois toque no capricho.
step-2-answer-1 = A segunda aldeia ainda não é de ninguém. Desfaça.
step-2-done = 10 moedas. Um capricho cuja condição está cumprida no fim da partida é baixado sozinho; os outros não valem nada.
