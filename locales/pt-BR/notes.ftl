drawn = Desenhado no tabuleiro
marked = { $tile } está marcado
lettered = { $tile }: { $letter }
arrow = seta de { $from } para { $to }
arrow-over = seta de { $from } para { $to } passando por { $over }
good = { $what }: bom
bad = { $what }: ruim
question = { $what }: duvidoso

comment = Comentário
comment-of = Comentário { $n } de { $all }
previous = Comentário anterior
next = Próximo comentário

drawing = Marcas e setas
mark = Marca
an-arrow = Seta
letter = Letra
arrow-hint = Para uma seta, toque nos ladrilhos do caminho dela; no último, duas vezes.
clear = Remover todas as marcas e setas
