### Texts of the lesson “Junte faquires”.

title = Junte faquires

step-1 = Você tem 3 moedas num mercado pequeno, e seu segundo turno vem em seguida: construtores esperam em a2 e b2. Compre o que os ajuda. Ganhe 20 pontos nos dois turnos.
step-1-hint-1 = Um faquir conta como mais um construtor.
step-1-hint-2 = Encerre o turno, depois termine com os construtores em b2: seis ladrilhos de valor azul.
step-1-answer-1 = Dois tipos: 2 pontos a mais. Um faquir rende mais. Desfaça.
step-1-answer-2 = Seda você já tem. Desfaça.
step-1-answer-3 = Os dois turnos acabaram. Tente de novo e guarde o faquir para os construtores.
step-1-answer-4 = Menos moedas do que poderia ser. Desfaça: termine em b2 e some o faquir.
step-1-done = 6 moedas por um faquir. Num gênio ele pouparia um ancião; aos assassinos, daria um passo.
