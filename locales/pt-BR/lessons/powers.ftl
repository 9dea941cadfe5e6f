### Texts of the lesson “Poderes dos gênios”.

title = Poderes dos gênios

step-1 =
    Alguns poderes valem sempre, como o de Jafaar. Outros você paga: com um ancião, um faquir ou mais; a carta diz. Você os usa no seu próprio turno.

    Enki coloca uma palmeira em qualquer oásis. Pague com um faquir.
step-1-hint-1 = Toque em Enki entre seus gênios.
step-1-hint-2 = Depois escolha o faquir como pagamento, e o oásis.
step-1-answer-1 = Um ancião vale 2 pontos, um faquir nenhum. Desfaça e pague com o faquir.
step-1-answer-2 = Esse era Sloar. Ainda falta usar Enki.
step-1-done = Uma palmeira, antes do seu movimento. Depois também teria sido possível.

step-2 = Cada poder com preço funciona uma vez por turno. Tente usar Enki de novo.
step-2-hint-1 = Toque em Enki.
step-2-answer-1 = Seu movimento está feito. Ainda dá para tentar Enki: toque nele.
step-2-done = Uma vez por turno. No seu próximo turno ele serve de novo.

step-3 = Durante o percurso nenhum poder pode ser usado: desde que você pega os meeples até soltar o último. Pegue os meeples em b1 e tente Sloar no caminho.
step-3-hint-1 = Pegue os meeples e toque em Sloar.
step-3-answer-1 = Isso funciona, porque você não tem meeples na mão. Agora pegue os meeples em b1 e toque em Sloar mais uma vez.
step-3-done = Termine antes o movimento. Depois os poderes voltam a funcionar, até o fim do seu turno.
