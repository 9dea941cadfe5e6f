### Texts of the script that reports to learning platforms.

result = Ваш результат
score = Оценка
time = Время
name = Ваше имя
code = Код для учителя
copy = Копировать
copied = Скопировано.
select = Не скопировано: код выделен, скопируйте его сами.
