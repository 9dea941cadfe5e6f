### Texts of the lesson “Os lances”.

title = Os lances

step-1 = Cada rodada começa com os lances: quem paga mais escolhe primeiro no tabuleiro. Jogue antes de Olivier, pagando pouco.
step-1-hint-1 = Os preços são 0, 1, 3, 5, 8, 12 e 18.
step-1-answer-1 = Você joga antes, mas paga demais: uma moeda é um ponto. Tente de novo.
step-1-answer-2 = Barato, mas Olivier joga antes de você. Tente de novo.
step-1-done = Pago na hora: 8 moedas são 8 pontos.

step-2 = Com dois jogadores, cada um tem dois marcadores e dois turnos. Dê lances para jogar primeiro e por último.
step-2-hint-1 = Sam está em 3 e em 1. Que espaço fica logo acima, e qual logo abaixo?
step-2-hint-2 = Dê lance de 5, depois de 0.
step-2-answer-1 = Você joga antes, mas 5 bastava. Tente de novo.
step-2-answer-2 = Isso não é primeiro e último. Tente de novo.
