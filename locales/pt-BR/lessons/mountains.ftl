### Texts of the lesson “Montanhas e abismo”.

title = Montanhas e abismo

step-1 =
    Os Artesãos trazem oficinas, com montanhas em dois dos lados. Nenhum movimento atravessa uma montanha. A oficina do centro as tem ao norte e a oeste.

    Pegue os meeples da aldeia em b3 e tente ir para o sul.
step-1-hint-1 = Depois de pegar os meeples em b3, toque na oficina.
step-1-answer-1 = Você achou outro caminho. Desfaça e tente a montanha.
step-1-done = Recusado. Um lado assim é fechado nos dois sentidos. Assassinos e construtores ignoram montanhas.

step-2 = Pelo leste e pelo sul a oficina é aberta. Termine lá seu movimento.
step-2-hint-1 = Há um vizir ao sul dela, e um mercador a dois passos, passando pelo leste.
step-2-hint-2 = c3: o assassino primeiro, depois o mercador.
step-2-answer-1 = Não na oficina. Desfaça.
step-2-done = Em volta da montanha, não por cima.

step-3 = Há também um abismo: nele nunca fica nada. Pegue os meeples em b3 e tente entrar nele.
step-3-hint-1 = O abismo fica no centro.
step-3-answer-1 = Você o contornou. Desfaça e tente entrar.
step-3-done = Todo percurso o contorna.
