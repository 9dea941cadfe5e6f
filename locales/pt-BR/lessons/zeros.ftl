### Texts of the lesson “Lances de zero”.

title = Lances de zero

step-1 = Olivier deu lance de 3, Sam de 1. Você é Anna. Não pague nada: dê lance de 0.
step-1-hint-1 = Toque no preço 0 da trilha, depois no botão.
step-1-answer-1 = Talvez um bom lance. Para o exemplo, recomece o passo e dê lance de 0.
step-1-done = Você não paga nada e joga por último, por enquanto.

step-2 =
    Agora seja Pierre, que dá o último lance. Os zeros são um grupo: quem se junta a ele empurra os outros para trás e joga antes deles.

    Faça Pierre jogar logo antes de Anna sem pagar.
step-2-hint-1 = No grupo dos zeros cabem três.
step-2-answer-1 = Antes de Anna, sim, mas custa moedas. Pierre pode ter isso de graça. Tente de novo.
step-2-done = Jogam nesta ordem: Olivier, Sam, Pierre, Anna.

step-3 = Três marcadores já estão em 0. Anna dá o último lance. Tente se juntar a eles.
step-3-hint-1 = Toque no preço 0.
step-3-answer-1 = É o que será preciso fazer. Tente de novo, e antes tente o 0.
step-3-done = Cheio: só cabem três. O quarto dá lance de 1 ou mais. O primeiro a chegar ao 0 joga por último; o último a chegar joga antes dos outros, de graça.
