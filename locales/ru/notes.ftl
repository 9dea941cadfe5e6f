drawn = Нарисовано на поле
marked = { $tile } отмечена
lettered = { $tile }: { $letter }
arrow = стрелка с { $from } на { $to }
arrow-over = стрелка с { $from } через { $over } на { $to }
good = { $what }: хорошо
bad = { $what }: плохо
question = { $what }: под вопросом

comment = Комментарий
comment-of = Комментарий { $n } из { $all }
previous = Предыдущий комментарий
next = Следующий комментарий

drawing = Отметки и стрелки
mark = Отметка
an-arrow = Стрелка
letter = Буква
arrow-hint = Чтобы нарисовать стрелку, нажмите по порядку на плитки её пути, на последнюю — дважды.
clear = Убрать все отметки и стрелки
