### Texts of the lesson “Restam poucos meeples”.

title = Restam poucos meeples

step-1 =
    Com poucos meeples há poucos movimentos, e você consegue ver dois turnos à frente. Você joga duas vezes seguidas, antes de Sam.

    Agora ninguém pode alcançar o local sagrado em a3. Prepare-o com o primeiro turno, tome-o com o segundo.
step-1-hint-1 = Um ancião precisa chegar perto de a3, com o número certo de companheiros.
step-1-hint-2 = Primeiro turno: de c2, por b2, até o assassino em b1. O ancião fica em b2; mate alguém em outro lugar.
step-1-hint-3 = Encerre o turno. Depois b2: o vizir primeiro, o ancião para a3.
step-1-answer-1 = Seus dois turnos acabaram, e a3 ainda está livre. Tente de novo e planeje os dois juntos.
step-1-answer-2 = O ancião está em c1, longe demais de a3. Desfaça e vá por b2.
step-1-done = Um ladrilho que há pouco ninguém podia tomar. Os meeples que você solta não são só o que você deixa: são o que você constrói.

step-2 = Um jogador que não pode mover também traz o fim. Você está na frente, e Sam vem em seguida. Deixe Sam sem movimentos e encerre seu turno.
step-2-hint-1 = Quatro anciões em linha. Que dois devem ficar, para que nenhum tenha vizinho?
step-2-hint-2 = Junte os dois do meio.
step-2-answer-1 = Restam dois anciões lado a lado: Sam pode mover. Desfaça.
step-2-done = Sam precisa pular, e esta rodada é a última. Quem está na frente pode ter pressa.
