### Texts of the lesson “Artesãos e itens”.

title = Artesãos e itens

step-1 =
    Os artesãos, a tribo roxa, ficam diante de você: 2 pontos cada, ou 3 se ninguém tiver mais. Para cada artesão que recolhe você tira um item; de todos, fica com um.

    Recolha três artesãos e tire.
step-1-hint-1 = Há um artesão em b1 e dois em c2.
step-1-hint-2 = b1: o vizir primeiro, o artesão por último.
step-1-answer-1 = São precisos três artesãos. Desfaça.
step-1-done = Três contra os dois de Sam: 3 pontos cada.

step-2 = Joias valem 5 pontos, baús 7, coroas 9. Os outros sete são mágicos: não valem pontos, mas podem ser usados uma vez. O que você não guarda é descartado aberto. Com qual você fica pelos pontos?
step-2-hint-1 = Com o mais precioso.
step-2-answer-1 = Um bom item, mas não o mais precioso. Tente de novo.
step-2-done = 9 pontos. Os outros não veem com o que você fica.

step-3 = Itens mágicos são usados no seu turno, fora do movimento (menos o tapete voador), um por turno. Você tem uma lâmpada e um anel. Use um e depois tente o outro.
step-3-hint-1 = Toque na lâmpada, depois em Boaz.
step-3-hint-2 = Agora toque no anel.
step-3-answer-1 = Isso funciona antes e depois do movimento. Agora use um item e depois o outro.
step-3-done = Um por turno. O outro fica para mais tarde.
