### Texts of the lesson “Sibittis”.

title = Sibittis

step-1 =
    Sibittis, 4 pontos: por dois anciões, ou um ancião e um faquir, você tira os três gênios do topo, fica com um e descarta os outros.

    Tire e fique com o que mais rende.
step-1-hint-1 = Toque em Sibittis e pague.
step-1-hint-2 = Você tem quatro palmeiras.
step-1-answer-1 = Olhe mais uma vez suas palmeiras. Tente de novo.
step-1-done = 8 pontos, e mais 2 por cada uma das quatro palmeiras.
