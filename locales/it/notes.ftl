drawn = Disegnato sul tabellone
marked = { $tile } è segnata
lettered = { $tile }: { $letter }
arrow = freccia da { $from } a { $to }
arrow-over = freccia da { $from } a { $to } passando per { $over }
good = { $what }: bene
bad = { $what }: male
question = { $what }: dubbio

comment = Commento
comment-of = Commento { $n } di { $all }
previous = Commento precedente
next = Commento successivo

drawing = Segni e frecce
mark = Segno
an-arrow = Freccia
letter = Lettera
arrow-hint = Per una freccia tocca le tessere del suo percorso, l’ultima due volte.
clear = Togli tutti i segni e le frecce
