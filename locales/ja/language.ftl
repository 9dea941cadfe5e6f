### 言語そのもの。

own-name = 日本語
direction = ltr
decimal-sign = .
list-sign = ,
join-and = と
join-or = または
join-comma = 、
join-sentences = { "" }
join-clauses = 。
join-deeds = 、
