### La langue elle-même.

own-name = Français
direction = ltr
decimal-sign = ,
list-sign = ;
