### 语言本身。

own-name = 简体中文
direction = ltr
decimal-sign = .
list-sign = ,
join-and = 和
join-or = 或
join-comma = 、
join-sentences = { "" }
join-clauses = ；
join-deeds = ，
