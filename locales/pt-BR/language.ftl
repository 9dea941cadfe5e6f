### The language itself.

own-name = Português (Brasil)
direction = ltr
decimal-sign = ,
list-sign = ;
join-and = { " e " }
join-or = { " ou " }
join-comma = { ", " }
join-sentences = { " " }
join-clauses = { "; " }
join-deeds = { " e " }
