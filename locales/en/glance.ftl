### Short texts for a glance at the table: what each djinn does in a line, what each row of a player counts.

cards-of = Cards of { $name }
# $n (number)
goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
# $n (number)
djinns = { $n ->
    [one] { $n } djinn
   *[other] { $n } djinns
}
# Said of the points of a player.
leads = leads by what all players see
show-city = Show { $square } on the board
drawn-items = Keep one of these items
look-at-draw = See what you drew
# $n (number)
holds = { $n ->
    [one] You hold a magic item: tap it in your row.
   *[other] You hold { $n } magic items: tap one in your row.
}
whim-met = A whim of yours is met: tap it in your row, and it pays.
# $n (number)
holds-masked = { $n ->
    [one] You hold an item: hold your row to see it.
   *[other] You hold { $n } items: hold your row to see them.
}
# How many people and computers play, as a choice.
how-many = How many play
# $n (number)
players-of = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
more = More choices
latest = What happened last
tribes = What the tribes do
