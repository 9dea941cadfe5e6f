### Texts of the lesson “Bouraq”.

title = Bouraq

step-1 = Bouraq, 6 pontos: por um ancião ou um faquir você coloca um palácio em qualquer aldeia. Faça isso onde lhe for útil.
step-1-hint-1 = Um palácio dá pontos a quem controla o ladrilho.
step-1-hint-2 = Seu camelo está na aldeia em a2.
step-1-answer-1 = 5 pontos para Sam. Desfaça.
step-1-answer-2 = Esta aldeia ainda não é de ninguém. Desfaça.
step-1-answer-3 = Este palácio veio com o movimento. Desfaça e deixe Bouraq colocá-lo.
step-1-done = 5 pontos, vá aonde for neste turno.
