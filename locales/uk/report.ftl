### Texts of the script that reports to learning platforms.

result = Ваш результат
score = Оцінка
time = Час
name = Ваше ім’я
code = Код для вчителя
copy = Копіювати
copied = Скопійовано.
select = Не скопійовано: код виділено, скопіюйте його самі.
