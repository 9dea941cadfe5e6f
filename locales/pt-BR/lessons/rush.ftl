### Texts of the lesson “Com pressa”.

title = Com pressa

step-1 = A rodada acaba com seu turno, você tem mais dois camelos, e Sam lidera por 8. Uma partida que acabe agora é sua. Encerre-a.
step-1-hint-1 = Que tribo pode colocar dois camelos num turno?
step-1-hint-2 = Junte os assassinos em a2, mate alguém que esteja sozinho e encerre o turno.
step-1-answer-1 = 19 pontos, mas resta um camelo: Sam toma o oásis em seguida e passa à frente. Desfaça.
step-1-answer-2 = 17 pontos, mas resta um camelo: a partida continua. Desfaça.
step-1-answer-3 = A vítima não estava sozinha. Desfaça.
step-1-answer-4 = Isso coloca no máximo um camelo. Desfaça.
step-1-answer-5 = A partida continua. Tente de novo: dois camelos de uma vez.
step-1-done = Na frente, e acabou. Quem lidera com poucos camelos pode ter pressa.
