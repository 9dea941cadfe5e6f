### Texts of the lesson “Aldeias e oásis”.

title = Aldeias e oásis

step-1 =
    Onde seu movimento termina, o ladrilho age. Numa aldeia você precisa colocar um palácio: 5 pontos para quem controla o ladrilho.

    Leve o vizir em b1 a uma aldeia, e o palácio à aldeia certa.
step-1-hint-1 = De quem são os camelos nas duas aldeias?
step-1-answer-1 = Sam agradece os 5 pontos: a aldeia é dele. Desfaça.
step-1-answer-2 = Comece com o vizir em b1. Desfaça.
step-1-done = Sua aldeia vale 10 agora.

step-2 = Num oásis você precisa colocar uma palmeira: 3 pontos para quem o controla. Há dois oásis por perto. Faça com que um deles seja seu, com a palmeira.
step-2-hint-1 = Um ladrilho é seu quando não resta ninguém nele.
step-2-answer-1 = Resta um construtor: por enquanto a palmeira está num ladrilho de ninguém. Desfaça.
step-2-answer-2 = Se assim nenhum oásis passa a ser seu, desfaça e comece com o ancião em b2.
step-2-done = 8 e 3, e ainda três anciões. Visitas futuras trazem mais palmeiras a quem o controla, venha quem vier.
