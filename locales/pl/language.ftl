### Sam język.

own-name = Polski
direction = ltr
decimal-sign = ,
list-sign = ;
join-and = { " i " }
join-or = { " lub " }
join-comma = { ", " }
join-sentences = { " " }
join-clauses = { "; " }
join-deeds = { " i " }
