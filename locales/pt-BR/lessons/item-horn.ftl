### Texts of the lesson “Cornucópia”.

title = Cornucópia

step-1 =
    A cornucópia completa a fileira de cartas e deixa você pôr tudo na ordem que quiser. Depois dois mercadores trarão as duas primeiras cartas.

    Você tem peixe. Arrume a fileira para que eles tragam duas mercadorias novas.
step-1-hint-1 = Primeiro a cornucópia, depois o movimento.
step-1-hint-2 = Toque primeiro em ouro e marfim; depois leve o mercador de b2 ao de b1.
step-1-answer-1 = Trouxeram outra coisa. Tente de novo.
step-1-answer-2 = Não são mercadores. Desfaça.
step-1-done = Peixe, ouro e marfim: um conjunto que vale 7 em vez de 1.
