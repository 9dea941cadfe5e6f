### What the element for boards on other pages says in place of a board (public/naqala.js).

## Names of the board, by what it is for.

view = A position of Five Tribes
explore = A board of Five Tribes to try moves on
exercise = An exercise on a board of Five Tribes
replay = A game of Five Tribes to play back
play = A game of Five Tribes

## In place of the board.

loading = The board is loading…
show = Show the board
lost = The board could not be loaded.
again = Try again
wrong = There is a mistake on this page, so the board cannot be shown.

## The faults of content that cannot be fetched or read. The board shows them: where, then what.

inside = the JSON inside the element
gone = cannot be fetched
json = is not valid JSON
