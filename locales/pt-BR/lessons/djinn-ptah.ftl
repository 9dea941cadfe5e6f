### Texts of the lesson “Ptah”.

title = Ptah

step-1 =
    Ptah, 6 pontos, com os Artesãos: no fim, cada artesão seu vale 2 a mais.

    Pegue os meeples do local sagrado. Anciões ou artesãos?
step-1-hint-1 = Um artesão vale 3 se ninguém tiver mais. E agora 2 a mais.
step-1-answer-1 = 6 pontos pelos anciões. Ptah oferece mais. Desfaça.
step-1-answer-2 = Pegue os meeples do local sagrado e termine com um artesão. Desfaça.
step-1-done = Três artesãos a 5 cada: 15 pontos. Dos itens tirados você fica com um.
