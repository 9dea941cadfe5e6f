### La langue elle-même.

own-name = Français
direction = ltr
decimal-sign = ,
list-sign = ;
join-and = { " et " }
join-or = { " ou " }
join-comma = { ", " }
join-sentences = { " " }
join-clauses = { " ; " }
join-deeds = { " et " }
