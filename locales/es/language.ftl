### The language itself.

own-name = Español
direction = ltr
# Spain and most of South America write a comma; Mexico and Central America a point.
decimal-sign = ,
list-sign = ;
join-and = { " y " }
    .i = { " e " }
join-or = { " o " }
    .o = { " u " }
    .n8 = { " u " }
join-comma = { ", " }
join-sentences = { " " }
join-clauses = { "; " }
join-deeds = { " y " }
