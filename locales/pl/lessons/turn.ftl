### Teksty lekcji „Cała tura”.

title = Cała tura

step-1 = Tura: ruch, zajęcie płytki, klan, płytka, sprzedaż. Dołącz do kupca na b2, weź karty, a potem kup jedwab.
step-1-hint-1 = Obok b2, na wschodzie, stoi kupiec.
step-1-hint-2 = Po ruchu pyta pasek: weź karty. Potem stuknij jedwab.
step-1-answer-1 = W tej turze zakończ na b2 z kupcami. Cofnij.
step-1-answer-2 = Ryby już masz: dwie takie same karty są mało warte. Cofnij.
step-1-answer-3 = Fakir pomaga, ale nie jest towarem. Cofnij i kup jedwab.
step-1-answer-4 = Bez zakupu. Cofnij: jedwab jest wart swoich monet.
step-1-done = Cztery różne towary, 13 punktów. Na b2 został budowniczy, więc bez wielbłąda.

step-2 = Możesz teraz sprzedać towary za monety. Zatrzymane dają tyle samo i mogą zyskać. Zatrzymaj je; zakończ turę.
step-2-hint-1 = Nic nie zmusza cię do sprzedaży. Poszukaj przycisku, który kończy turę.
step-2-answer-1 = Sprzedane. Możesz to zrobić na koniec każdej swojej tury, ale dłuższy zestaw jest wart więcej. Cofnij i zatrzymaj je.
