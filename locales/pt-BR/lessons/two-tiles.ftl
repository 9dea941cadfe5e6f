### Texts of the lesson “Dois ladrilhos de uma vez”.

title = Dois ladrilhos de uma vez

step-1 =
    Se o último assassino se junta só a assassinos, o ladrilho do seu movimento fica vazio. Se a vítima estava sozinha, um segundo também. Cada um passa a ser seu se não houver camelo nele.

    Tome dois ladrilhos neste turno.
step-1-hint-1 = Um assassino está ao lado de outros dois.
step-1-hint-2 = Três assassinos alcançam três passos: quem está sozinho ali?
step-1-answer-1 = A vítima deixa companheiros. Desfaça e mate alguém que esteja sozinho.
step-1-answer-2 = Assim não: junte os assassinos em a2. Desfaça.
step-1-done = Dois camelos num turno.

step-2 = O mesmo outra vez, mas você só tem mais um camelo. Faça e veja que ladrilho ele toma.
step-2-hint-1 = Os assassinos se encontram de novo em a2.
step-2-answer-1 = Junte os assassinos em a2. Desfaça.
step-2-done = Só o ladrilho do movimento: ele vem primeiro. E como era o último camelo, esta rodada é a última.
