### Texts of the lesson “O último guarda”.

title = O último guarda

step-1 = Dois assassinos e um ancião estão no local sagrado que vale 15. Um terceiro assassino pode se juntar. Ganhe 15 pontos.
step-1-hint-1 = Os assassinos vão para a sua mão. Quem resta no ladrilho deles?
step-1-hint-2 = O ladrilho dos assassinos está ao alcance deles.
step-1-answer-1 = Um ladrilho mais barato. Desfaça a morte e olhe o próprio b2.
step-1-answer-2 = Leve o terceiro assassino a b2. Desfaça.
step-1-done = Onde há dois assassinos com mais um só, um terceiro abre o ladrilho.
