### Texts of the board and the hand.

board = Plansza
hand = Meeple w ręce
collected = Zebrane meeple
again = { $whose }, znowu
held = { $n ->
    [one] { $n } { $name } w ręce
    [few] { $n } { $name } w ręce
   *[many] { $n } { $name } w ręce
}
held-stuck = { $n ->
    [one] { $n } { $name } w ręce, teraz nie można zostawić
    [few] { $n } { $name } w ręce, teraz nie można zostawić
   *[many] { $n } { $name } w ręce, teraz nie można zostawić
}
