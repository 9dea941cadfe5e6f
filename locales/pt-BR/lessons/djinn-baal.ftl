### Texts of the lesson “Ba’al”.

title = Ba’al

step-1 =
    Ba’al, 6 pontos: sempre que outro gênio é pego você recebe 1 moeda se for por você, 2 se for por um oponente.

    Você está num local sagrado. Faça Ba’al render.
step-1-hint-1 = Pegue qualquer gênio: dois anciões, ou um ancião e um faquir.
step-1-answer-1 = Sem gênio, sem moeda. Desfaça.
step-1-done = Um gênio para você, e ainda uma moeda. O próprio Ba’al não paga nada quando é pego.
