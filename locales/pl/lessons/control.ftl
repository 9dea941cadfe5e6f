### Teksty lekcji „Zajmowanie płytki”.

title = Zajmowanie płytki

step-1 = Zbierasz ostatniego meepla i cały jego klan z tej płytki. Jeśli nikt nie zostaje, płytka jest twoja. Zaprowadź mędrca do oazy wartej 8.
step-1-hint-1 = Dwóch mędrców stoi na oazie, jeden obok.
step-1-hint-2 = Podnieś mędrca z b2: jeden krok na zachód.
step-1-answer-1 = Ci już stoją na oazie. Cofnij i podnieś mędrca obok nich.
step-1-answer-2 = Oaza nie jest jeszcze twoja. Spróbuj jeszcze raz i podnieś mędrca obok niej.
step-1-done = Stoi tam twój wielbłąd: 8 punktów jest twoich.

step-2 = Teraz wśród mędrców stoi budowniczy (niebieski). Wykonaj ten sam ruch.
step-2-hint-1 = Ten sam ruch: mędrzec do oazy.
step-2-answer-1 = Ci już stoją na oazie. Cofnij i podnieś mędrca obok nich.
step-2-answer-2 = Nie ten: czterej mędrcy mają się spotkać na oazie. Spróbuj jeszcze raz.
step-2-done = Budowniczy zostaje, więc nikt nie zajmuje płytki.
