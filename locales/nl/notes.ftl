drawn = Op het bord getekend
marked = { $tile } is gemarkeerd
lettered = { $tile }: { $letter }
arrow = pijl van { $from } naar { $to }
arrow-over = pijl van { $from } over { $over } naar { $to }
good = { $what }: goed
bad = { $what }: slecht
question = { $what }: twijfelachtig

comment = Opmerking
comment-of = Opmerking { $n } van { $all }
previous = Vorige opmerking
next = Volgende opmerking

drawing = Markeringen en pijlen
mark = Markering
an-arrow = Pijl
letter = Letter
arrow-hint = Tik voor een pijl op de tegels van zijn weg, en op de eindtegel twee keer.
clear = Alle markeringen en pijlen weghalen
