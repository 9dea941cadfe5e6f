drawn = Auf das Spielfeld gezeichnet
marked = { $tile } ist markiert
lettered = { $tile }: { $letter }
arrow = Pfeil von { $from } nach { $to }
arrow-over = Pfeil von { $from } über { $over } nach { $to }
good = { $what }: gut
bad = { $what }: schlecht
question = { $what }: zweifelhaft

comment = Kommentar
comment-of = Kommentar { $n } von { $all }
previous = Voriger Kommentar
next = Nächster Kommentar

drawing = Markierungen und Pfeile
mark = Markierung
an-arrow = Pfeil
letter = Buchstabe
arrow-hint = Für einen Pfeil tippe auf die Plättchen seines Wegs, auf das letzte zweimal.
clear = Alle Markierungen und Pfeile entfernen
