### Texts of the lesson “Kumarbi”.

title = Kumarbi

step-1 =
    Kumarbi, 6 pontos: no seu lance, cada faquir que você descarta baixa o preço em um degrau. Os degraus são 18, 12, 8, 5, 3, 1, 0.

    Jogue antes de todos e pague uma moeda.
step-1-hint-1 = Sam está em 3. Você precisa do próximo preço para cima.
step-1-hint-2 = 5, dois degraus abaixo: 3, depois 1.
step-1-answer-1 = Você joga antes, mas por mais que o necessário. Tente de novo e some os dois faquires.
step-1-answer-2 = O lugar ou o preço é outro. Tente de novo.
step-1-done = Um espaço de 5 por uma moeda e dois faquires.
