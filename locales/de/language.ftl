### Die Sprache selbst.

own-name = Deutsch
direction = ltr
decimal-sign = ,
list-sign = ;
join-and = { " und " }
join-or = { " oder " }
join-comma = { ", " }
join-sentences = { " " }
join-clauses = { "; " }
join-deeds = { " und " }
