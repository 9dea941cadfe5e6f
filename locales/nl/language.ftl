### De taal zelf.

own-name = Nederlands
direction = ltr
decimal-sign = ,
list-sign = ;
join-and = { " en " }
join-or = { " of " }
join-comma = { ", " }
join-sentences = { " " }
join-clauses = { "; " }
join-deeds = { " en " }
