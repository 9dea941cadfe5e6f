drawn = Narysowane na planszy
marked = { $tile } jest oznaczona
lettered = { $tile }: { $letter }
arrow = strzałka z { $from } na { $to }
arrow-over = strzałka z { $from } przez { $over } na { $to }
good = { $what }: dobrze
bad = { $what }: źle
question = { $what }: wątpliwe

comment = Komentarz
comment-of = Komentarz { $n } z { $all }
previous = Poprzedni komentarz
next = Następny komentarz

drawing = Znaki i strzałki
mark = Znak
an-arrow = Strzałka
letter = Litera
arrow-hint = Strzałka: stuknij po kolei płytki na jej drodze, ostatnią dwa razy.
clear = Usuń wszystkie znaki i strzałki
