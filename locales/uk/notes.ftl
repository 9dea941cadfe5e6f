drawn = Намальовано на полі
marked = { $tile } позначено
lettered = { $tile }: { $letter }
arrow = стрілка з { $from } на { $to }
arrow-over = стрілка з { $from } через { $over } на { $to }
good = { $what }: добре
bad = { $what }: погано
question = { $what }: під питанням

comment = Коментар
comment-of = Коментар { $n } з { $all }
previous = Попередній коментар
next = Наступний коментар

drawing = Позначки й стрілки
mark = Позначка
an-arrow = Стрілка
letter = Літера
arrow-hint = Щоб намалювати стрілку, натисніть по черзі на плитки її шляху, на останню — двічі.
clear = Прибрати всі позначки й стрілки
