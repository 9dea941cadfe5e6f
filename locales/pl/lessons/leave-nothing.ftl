### Teksty lekcji „Nic nie zostawiaj”.

title = Nic nie zostawiaj

step-1 =
    To, co zostawiasz po drodze, znajduje następny gracz. Podnieś meeple z c2 i zajmij oazę na a3: trzy kroki, kilka dróg.

    Trzej budowniczowie czekają na b1, kupiec na a2. Nie zostaw Samowi nikogo, kto może do nich dołączyć.
step-1-hint-1 = Parzyste i nieparzyste: ile meepli stoi wtedy na płytce budowniczego i ile kroków jest do b1?
step-1-hint-2 = Z b2, bez towarzystwa, budowniczy może dojść do b1, a kupiec do a2. Na c3 i b3 znajdą towarzystwo, ale nie drogę: idź dookoła przez c3.
step-1-answer-1 = Oaza jest twoja, ale ten budowniczy jest krok od b1: czterej budowniczowie i 12 punktów dla Sama. Cofnij.
step-1-answer-2 = Dwa meeple na a2, dwa kroki od b1: parzyste i parzyste. Sam będzie zachwycony. Cofnij.
step-1-answer-3 = Budowniczy nie ma drogi do b1, ale samotny kupiec z b2 robi krok na a2: wioska dla Sama. Cofnij.
step-1-answer-4 = Ten budowniczy nie dojdzie do b1, ale trzej z b1 dojdą do niego: trzy kroki. Cofnij.
step-1-answer-5 = Zacznij na c2 i zakończ na a3. Cofnij.
step-1-done = Ten sam zysk dla ciebie, a Sam nic nie znajduje: nie może nawet wykonać ruchu.
