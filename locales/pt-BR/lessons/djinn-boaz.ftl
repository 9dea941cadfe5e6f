### Texts of the lesson “Boaz”.

title = Boaz

step-1 = Boaz, 6 pontos: o que está diante de você não pode ser morto. Você tem um vizir a mais, e Sam está prestes a mandar assassinos. Que gênio ajuda?
step-1-hint-1 = Um vizir a menos, e seus 10 pontos se vão.
step-1-answer-1 = Ele não protege seus vizires. Desfaça.
step-1-answer-2 = Os assassinos de Sam estão chegando. Desfaça.
step-1-done = Agora estão a salvo.

step-2 = Veja do outro lado: você é Sam e tem dois assassinos. Os vizires de Anna estão fora de questão. Mate de modo que um ladrilho passe a ser seu.
step-2-hint-1 = Há alguém sozinho.
step-2-answer-1 = Resta alguém ali. Desfaça.
step-2-done = Só restavam vítimas no tabuleiro.
