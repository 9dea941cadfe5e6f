### Texts of the lesson “Ninguém sozinho”.

title = Ninguém sozinho

step-1 = Pegue os meeples em a1 e tome o oásis em b2. Dois caminhos levam até lá, e os assassinos de Sam estão perto: não deixe nenhum meeple sozinho num ladrilho livre.
step-1-hint-1 = Dois assassinos se encontram em c2. Até onde alcançam?
step-1-hint-2 = Solte o vizir onde ele tenha companhia: em b1.
step-1-answer-1 = O vizir está sozinho num ladrilho que vale 15: uma morte, e ele é de Sam. Desfaça.
step-1-answer-2 = Comece em a1 e termine em b2. Desfaça.
step-1-done = O mesmo ganho para você, e 13 pontos a menos para Sam.
