### Texts of the lesson “Vizires por último”.

title = Vizires por último

step-1 = Você tem 3 vizires, e Sam também. Mate um dos dele, e 10 pontos são seus, por um momento: Sam joga em seguida, e dois vizires esperam por ele a leste. Escolha um ganho que dure.
step-1-hint-1 = Quem está sozinho ao alcance?
step-1-answer-1 = Depois do próximo turno, Sam fica na frente em vizires de qualquer jeito. Desfaça.
step-1-answer-2 = Nada ganho. Desfaça e escolha outra vítima.
step-1-answer-3 = Junte os assassinos em a2 e b2. Desfaça.
step-1-done = 8 pontos que ninguém tira de você.

step-2 = O mesmo tabuleiro, mas este é o último turno da partida. Ganhe 10 pontos.
step-2-hint-1 = Agora ninguém pode responder.
step-2-hint-2 = Toque nos vizires de Sam.
step-2-answer-1 = 8 pontos. Ter mais vizires vale 10 agora. Desfaça.
step-2-answer-2 = Nada ganho. Desfaça e escolha outra vítima.
step-2-answer-3 = Junte os assassinos em a2 e b2. Desfaça.
step-2-done = 10 pontos, e nenhum turno para perdê-los.
