### Teksty lekcji „Ostatni strażnik”.

title = Ostatni strażnik

step-1 = Na miejscu świętym wartym 15 stoją dwaj asasyni i mędrzec. Może dołączyć trzeci asasyn. Zyskaj 15 punktów.
step-1-hint-1 = Asasyni idą do twojej ręki. Kto zostaje na ich płytce?
step-1-hint-2 = Płytka asasynów jest w ich zasięgu.
step-1-answer-1 = Tańsza płytka. Cofnij zabicie i spójrz na samo b2.
step-1-answer-2 = Zaprowadź trzeciego asasyna na b2. Cofnij.
step-1-done = Gdzie dwóch asasynów stoi z kimś jednym, trzeci otwiera płytkę.
