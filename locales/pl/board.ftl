### Texts of the board and the hand.

board = Plansza
hand = Meeple w ręce
collected = Zebrane meeple
again = { $whose }, znowu
held = { meeples } w ręce
held-stuck = { meeples } w ręce, teraz nie można zostawić
