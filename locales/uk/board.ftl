### Тексти поля і руки.

board = Поле
hand = Міпли в руці
collected = Зібрані міпли
again = { $whose }, ще раз
held = { meeples } у руці
held-stuck = { meeples } у руці, зараз залишити не можна
