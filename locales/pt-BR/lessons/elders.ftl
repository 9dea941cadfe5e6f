### Texts of the lesson “Anciões”.

title = Anciões

step-1 = Anciões também ficam diante de você: 2 pontos cada. Recolha o máximo que puder.
step-1-hint-1 = O ancião na aldeia tem companhia dos dois lados.
step-1-answer-1 = Menos de três. Desfaça e olhe para leste.
step-1-done = Três anciões, 6 pontos.

step-2 =
    Anciões também pagam: gênios num local sagrado, e os poderes de alguns. Os que você paga vão para o saco e não valem mais pontos.

    Termine no local sagrado com os anciões e pegue o gênio que mais lhe convém.
step-2-hint-1 = O ancião da aldeia dá um passo ao sul.
step-2-hint-2 = Você terá muitos anciões e um vizir. Leia os dois gênios.
step-2-answer-1 = Jafaar gosta de vizires, e você tem um. Desfaça.
step-2-answer-2 = Termine em b1 com os anciões. Desfaça.
step-2-answer-3 = Nenhum gênio pego. Desfaça: ele vale mais que dois anciões.
step-2-done = Dois anciões pagos, restam seis, e com Shamhat cada um vale 4: 24 pontos em vez de 12, e 6 pelo gênio.
