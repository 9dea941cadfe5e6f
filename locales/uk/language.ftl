### Сама мова.

own-name = Українська
direction = ltr
decimal-sign = ,
list-sign = ;
join-and = { " і " }
join-or = { " або " }
join-comma = { ", " }
join-sentences = { " " }
join-clauses = { "; " }
join-deeds = { " і " }
