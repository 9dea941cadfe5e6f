### Texts of the lesson “O local sagrado”.

title = O local sagrado

step-1 =
    Num local sagrado você pode pegar um dos gênios abertos na mesa. Custa 2 anciões, ou 1 ancião e 1 faquir. Ele vale seus pontos e tem um poder.

    Termine em a2 e pegue Sloar. Guarde o máximo de anciões que puder.
step-1-hint-1 = O vizir da aldeia se junta ao do local sagrado.
step-1-hint-2 = Um ancião vale 2 pontos, um faquir nenhum: pague com os dois.
step-1-answer-1 = Dois anciões pagos: 4 pontos. Desfaça e deixe o faquir ajudar.
step-1-answer-2 = Um bom gênio, mas aqui se trata de Sloar. Desfaça.
step-1-answer-3 = Termine em a2. Desfaça.
step-1-answer-4 = Você seguiu sem um gênio. Desfaça.
step-1-done = 8 pontos por um ancião e um faquir, e ainda um poder.
