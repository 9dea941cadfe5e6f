### Teksty lekcji „Al-Amin”.

title = Al-Amin

step-1 = Al-Amin, 5 punktów: na koniec gry każdych dwóch twoich fakirów zastępuje jeden dowolny towar. Masz trzech fakirów, ryby i pszenicę. Która karta najbardziej ci się przyda?
step-1-hint-1 = Trzech fakirów to jedna para. A czterech?
step-1-answer-1 = Drugi taki sam towar zaczyna inny zestaw. Cofnij.
step-1-answer-2 = Da się tu coś zyskać. Cofnij.
step-1-done = Czterech fakirów to dwa towary: z rybami i pszenicą zestaw czterech, wart 13 zamiast 7. Przy sprzedaży to nie działa.
