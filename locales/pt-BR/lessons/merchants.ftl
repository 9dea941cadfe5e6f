### Texts of the lesson “Mercadores”.

title = Mercadores

step-1 =
    Mercadores voltam para o saco e lhe trazem cartas: uma por mercador, do início da fileira de cartas, como estão.

    Recolha mercadores e pegue as cartas deles.
step-1-hint-1 = Um mercador se junta a mercadores (verdes).
step-1-hint-2 = O mercador da aldeia tem dois amigos a oeste.
step-1-answer-1 = Esses não são três mercadores. Desfaça.
step-1-done = Papiro, um faquir e trigo: as três primeiras. Não houve escolha. Um faquir não é mercadoria: não vale pontos, mas ajuda assassinos e construtores, e paga gênios.

step-2 = Há uma escolha, sim: quantos você recolhe. O ouro está em quarto lugar. Consiga-o.
step-2-hint-1 = Conte antes de mover: os que estão no ladrilho e o que se junta a eles.
step-2-answer-1 = Três mercadores param logo antes do ouro. Desfaça.
step-2-answer-2 = O ouro ainda está lá. Desfaça.
step-2-done = Quatro cartas, o ouro entre elas. Os vãos da fileira só são preenchidos depois da rodada.
