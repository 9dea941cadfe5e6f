### Teksty lekcji „Koniec gry”.

title = Koniec gry

step-1 = Grasz jako Anna. Gdy ktoś stawia ostatniego wielbłąda, runda toczy się do końca; potem liczy się punkty. Postaw swojego.
step-1-hint-1 = Płytka jest twoja, gdy po ostatnim meeplu nikt na niej nie zostaje.
step-1-hint-2 = Na oazie stoi dwóch mędrców. Mędrzec, który do nich dołączy, zabiera ich wszystkich.
step-1-answer-1 = Ten ruch nie zajmuje płytki: ktoś tam zostaje albo płytka ma już właściciela. Gra toczyłaby się dalej. Cofnij i spróbuj inaczej.
step-1-done = Ostatni wielbłąd stoi, runda się skończyła, a z nią gra. Punkty wszystkich są na panelach.

step-2 = Jest też drugi koniec: gracz, który nie może wykonać ruchu. Tutaj na planszy nie da się podnieść żadnego meepla. Stuknij dowolnego, aby zobaczyć dlaczego.
step-2-hint-1 = Stuknij na przykład mędrca na oazie w rogu.
step-2-answer-1 = Tak, trzeba pominąć ruch. Ale najpierw cofnij i stuknij meepla, aby zobaczyć dlaczego.
step-2-done = Nikt nie ma w zasięgu towarzysza w swoim kolorze. Wtedy pomijasz ruch i ta runda jest ostatnia.
