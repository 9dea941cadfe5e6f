### Сам язык.

own-name = Русский
direction = ltr
decimal-sign = ,
list-sign = ;
join-and = { " и " }
join-or = { " или " }
join-comma = { ", " }
join-sentences = { " " }
join-clauses = { "; " }
join-deeds = { " и " }
