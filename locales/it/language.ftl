### La lingua stessa.

own-name = Italiano
direction = ltr
decimal-sign = ,
list-sign = ;
join-and = { " e " }
    .e = { " ed " }
join-or = { " o " }
join-comma = { ", " }
join-sentences = { " " }
join-clauses = { "; " }
join-deeds = { " e " }
