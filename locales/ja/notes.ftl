drawn = 盤面の書き込み
marked = { $tile }に印
lettered = { $tile }：{ $letter }
arrow = { $from }から{ $to }への矢印
arrow-over = { $from }から{ $over }を通って{ $to }への矢印
good = { $what }：良い
bad = { $what }：悪い
question = { $what }：疑問

comment = コメント
comment-of = コメント{ $n }／{ $all }
previous = 前のコメント
next = 次のコメント

drawing = 印と矢印
mark = 印
an-arrow = 矢印
letter = 文字
arrow-hint = 矢印は、道筋のタイルを順にタップし、最後のタイルは2回タップします。
clear = 印と矢印をすべて消す
