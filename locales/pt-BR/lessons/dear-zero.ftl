### Texts of the lesson “Quando o zero sai caro”.

title = Quando o zero sai caro

step-1 = Quem sempre dá lance de 0 sempre fica com o que sobra. Conte o seu ganho, e o que Sam ganharia no seu lugar. Dê o lance do seu segundo marcador e jogue: ganhe 18 pontos ao todo.
step-1-hint-1 = Dois assassinos, um oásis, um vizir sozinho num ladrilho de 12: quem joga primeiro leva 23 pontos.
step-1-hint-2 = Sam está em 3: dê lance de 5. Depois c2 para b2, e mate em a2.
step-1-answer-1 = Você joga antes, mas 5 bastava. Tente de novo.
step-1-answer-2 = 0 moedas, e 23 pontos para Sam. Tente de novo.
step-1-answer-3 = O vizir em a2 vale 12. Desfaça.
step-1-answer-4 = Você pagou para jogar primeiro: pegue o melhor. Desfaça.
step-1-answer-5 = Menos de 18. Tente de novo: dê lance de 5 e pegue os 23 pontos.
step-1-done = 23 por 5 moedas, e 23 que Sam não leva.
