### Texts of the lesson “Vizires”.

title = Vizires

step-1 =
    Vizires ficam diante de você: 1 ponto cada, e 10 por oponente que tenha menos. Sam tem 3, você 2, Olivier 1, Zoé nenhum: isso dá 30, 20, 10 e 0 a mais.

    Ultrapasse Sam.
step-1-hint-1 = Você precisa de mais dois vizires.
step-1-hint-2 = Há um em a1 e um no oásis ao norte.
step-1-answer-1 = Nenhum vizir na mão. Desfaça e recolha os amarelos.
step-1-done = Quatro vizires: 4 pontos, e 30 por três oponentes com menos. Sam cai de 30 para 20.

step-2 = Agora dois jogadores: Sam tem 3 vizires, você tem 1. O vizir no centro pode se juntar a um vizir a oeste ou a dois a leste. Que caminho dá os 10 pontos?
step-2-hint-1 = Quantos você terá de cada lado?
step-2-hint-2 = Tantos quanto Sam não basta.
step-2-answer-1 = 3 e 3: ninguém tem menos, ninguém recebe os 10. Desfaça.
step-2-done = Quatro contra três: 4 pontos e os 10. Empate não dá nada.
