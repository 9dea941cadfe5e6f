### Texte der Lektion „Ring der Wiedergeburt“.

title = Ring der Wiedergeburt

step-1 = Der Ring der Wiedergeburt bringt einen Gegenstand aus der Ablage zurück, ganz gleich, wer ihn abgelegt hat. Nimm, was am meisten bringt.
step-1-hint-1 = Juwelen sind 5 wert, Truhen 7, Kronen 9.
step-1-answer-1 = Es ist mehr zu holen. Nimm das zurück.
step-1-done = 9 Punkte aus der Ablage. Auch Gegenstände, die du gezogen und nicht behalten hast, können so zurückkommen.
