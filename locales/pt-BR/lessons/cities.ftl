### Texts of the lesson “Cidades fabulosas”.

title = Cidades fabulosas

step-1 =
    Cidades valem juntas: nenhuma 0, uma 5, duas 20, três 45, quatro 80, cinco 125. Cada nova vale mais que a anterior.

    Duas são suas. Tome uma terceira.
step-1-hint-1 = Há dois anciões na cidade do centro.
step-1-hint-2 = O ancião da aldeia ao lado pode esvaziá-la.
step-1-answer-1 = A terceira cidade ainda não é sua. Desfaça.
step-1-done = De 20 para 45: 25 pontos. Uma quarta daria mais 35. Cidades azuis contam para construtores como qualquer ladrilho de valor azul; as vermelhas, para tendas.
