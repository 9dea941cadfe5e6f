### Тексты поля и руки.

board = Поле
hand = Миплы в руке
collected = Собранные миплы
again = { $whose }, ещё раз
held = { meeples } в руке
held-stuck = { meeples } в руке, сейчас оставить нельзя
