### Teksty lekcji „Nikt samotnie”.

title = Nikt samotnie

step-1 = Podnieś meeple z a1 i zajmij oazę na b2. Prowadzą tam dwie drogi, a asasyni Sama są blisko: nie zostaw żadnego meepla samotnie na wolnej płytce.
step-1-hint-1 = Dwaj asasyni spotykają się na c2. Jak daleko sięgają?
step-1-hint-2 = Zostaw wezyra tam, gdzie ma towarzystwo: na b1.
step-1-answer-1 = Wezyr stoi samotnie na płytce wartej 15: jedno zabicie i zajmuje ją Sam. Cofnij.
step-1-answer-2 = Zacznij na a1 i zakończ na b2. Cofnij.
step-1-done = Ten sam zysk dla ciebie i 13 punktów mniej dla Sama.
