### Texts of the lesson “Voltas”.

title = Voltas

step-1 =
    Não se volta direto ao ladrilho que você acabou de deixar; o de partida também conta como deixado.

    Pegue os meeples em a1: um assassino para a2, o construtor para b2. Depois tente pôr o segundo assassino em a2.
step-1-hint-1 = a1, depois a2 com um assassino, depois b2 com o construtor.
step-1-hint-2 = Agora toque em a2 de novo.
step-1-answer-1 = Você achou um fim válido. Desfaça: desta vez, tente voltar a a2.
step-1-done = Recusado: você acabou de vir dali. Mais adiante, num percurso mais longo, você pode voltar.

step-2 =
    Um percurso de cinco ou mais pode voltar a um ladrilho, até ao de partida. Em quatro ladrilhos, cinco meeples dão a volta inteira e mais um passo.

    Comece em a1 e reúna três mercadores no oásis.
step-2-hint-1 = Há um mercador no oásis. Os dois da sua mão vão para lá, um primeiro e outro por último.
step-2-hint-2 = O caminho: a2, b2, b1, a1 e a2 de novo.
step-2-answer-1 = Um fim válido, mas não três mercadores no oásis. Desfaça e comece em a1: o primeiro e o último que você solta são mercadores, ambos no oásis.
step-2-done = Três mercadores na mão: um já estava lá, dois vieram no mesmo movimento. Voltar atrás não foi preciso.

step-3 =
    O encontro pode até nascer no próprio percurso. O oásis está vazio, mas há dois assassinos em a1.

    Pegue os meeples de a1, solte o primeiro assassino no oásis, dê a volta e junte a ele o segundo.
step-3-hint-1 = Dê a volta nos quatro ladrilhos a oeste.
step-3-hint-2 = O caminho: a2, b2, b1, a1, a2, com um assassino no começo e outro no fim.
step-3-answer-1 = Isso funciona, mas os dois assassinos devem se encontrar no oásis. Desfaça.
step-3-done = Os dois estão na mão, e o oásis é seu.

step-4 = Pelo caminho você deixou meeples sozinhos. Seus dois assassinos alcançam dois passos: mate um meeple que esteja sozinho, e o ladrilho dele também é seu.
step-4-hint-1 = Toque num ladrilho com um só meeple.
step-4-hint-2 = O local sagrado em b2 vale 10.
step-4-answer-1 = Resta alguém nesse ladrilho. Desfaça e escolha alguém que esteja sozinho.
step-4-done = Dois ladrilhos num turno.
