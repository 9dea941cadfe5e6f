### The language itself.

# Its name in itself, by which a reader finds it in a list.
own-name = English
# The direction of its script: ltr or rtl.
direction = ltr
# What stands before the tenths of a number: 1.5.
decimal-sign = .
# What stands between the values of a line in a file for spreadsheets: not the decimal sign.
list-sign = ,
# What joins a list: before its last part in “a, b and c”, in “a, b or c”, between the parts; and the space between sentences.
join-and = { " and " }
join-or = { " or " }
join-comma = { ", " }
join-sentences = { " " }
# Between parts that have commas of their own. A language leaves it out if it is join-comma.
join-clauses = { "; " }
# Before the last of several deeds: takes d4 and places a palm tree. A language leaves it out if it is join-and.
join-deeds = { " and " }
