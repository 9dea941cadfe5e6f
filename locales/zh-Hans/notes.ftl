drawn = 画在版图上的标记
marked = { $tile }有标记
lettered = { $tile }：{ $letter }
arrow = 从{ $from }到{ $to }的箭头
arrow-over = 从{ $from }经{ $over }到{ $to }的箭头
good = { $what }：好
bad = { $what }：坏
question = { $what }：存疑

comment = 评注
comment-of = 评注{ $n }，共{ $all }条
previous = 上一条评注
next = 下一条评注

drawing = 标记和箭头
mark = 标记
an-arrow = 箭头
letter = 字母
arrow-hint = 画箭头时，依次点路线上的板块，最后一块点两次。
clear = 清除所有标记和箭头
