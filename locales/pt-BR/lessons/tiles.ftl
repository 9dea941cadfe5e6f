### Texts of the lesson “O que fazem os ladrilhos”.

title = O que fazem os ladrilhos

step-1 = O último ladrilho age. Um oásis ganha uma palmeira, 3 pontos; uma aldeia, um palácio, 5. Termine num deles e toque nele de novo.
step-1-hint-1 = O ancião no centro pode ir para os dois lados.
step-1-hint-2 = Dê um passo até a aldeia e toque nela de novo.
step-1-answer-1 = Isso é um mercado. Desfaça e comece por ele.
step-1-done = O ladrilho esvaziado é seu, com o que está nele.

step-2 = 1, 2, 3, 4, 5 mercadorias diferentes valem 1, 3, 7, 13, 21. Um mercado pequeno vende uma carta por 3 moedas; um grande, duas por 6. Compre.
step-2-hint-1 = Há um mercado em cada ponta.
step-2-hint-2 = No pequeno, toque numa carta acesa.
step-2-answer-1 = Isso é um local sagrado. Desfaça e comece por ele.
step-2-done = Três tipos valiam 7; um quarto dá 13, um quinto 21.

step-3 = Num local sagrado, pague dois anciões, ou um ancião e um faquir, por um gênio: os pontos e o poder dele são seus. Pegue um.
step-3-hint-1 = O local sagrado fica a oeste.
step-3-hint-2 = Termine lá com os anciões e toque num gênio.
step-3-answer-1 = Não há local sagrado aqui. Desfaça e vá a a1.
step-3-done = Toque na carta dele para ler o poder.
