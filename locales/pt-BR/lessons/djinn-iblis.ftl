### Texts of the lesson “Iblis”.

title = Iblis

step-1 =
    Iblis, 8 pontos: por um ancião ou um faquir seus assassinos matam dois: num ladrilho, ou diante de um oponente.

    Há dois meeples no local sagrado que vale 10. Faça com que seja seu.
step-1-hint-1 = Você paga logo antes de matar.
step-1-hint-2 = Toque em Iblis, pague e depois toque em b2.
step-1-answer-1 = Um não basta para esse ladrilho. Desfaça: Iblis vem primeiro.
step-1-answer-2 = Esses não eram os dois em b2. Desfaça.
step-1-done = Foram-se os dois, o ladrilho é seu. Se há dois ali, os dois precisam morrer.
