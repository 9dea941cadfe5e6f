### Тексти поля і руки.

board = Поле
hand = Міпли в руці
collected = Зібрані міпли
again = { $whose }, ще раз
held = { $n ->
    [one] { $n } { $name } у руці
    [few] { $n } { $name } у руці
   *[many] { $n } { $name } у руці
}
held-stuck = { $n ->
    [one] { $n } { $name } у руці, зараз залишити не можна
    [few] { $n } { $name } у руці, зараз залишити не можна
   *[many] { $n } { $name } у руці, зараз залишити не можна
}
