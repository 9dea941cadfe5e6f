### Teksty lekcji „Budowniczowie”.

title = Budowniczowie

step-1 =
    Budowniczowie zarabiają monety: ich liczba razy niebieskie płytki, licząc ostatnią płytkę i 8 dookoła niej. Każdy odrzucony fakir liczy się jak jeszcze jeden budowniczy.

    Zakończ pośrodku z trzema budowniczymi i zarób jak najwięcej.
step-1-hint-1 = Budowniczy na wschodzie sąsiaduje z dwoma pośrodku.
step-1-hint-2 = Cztery niebieskie płytki. Co dodają dwaj fakirzy?
step-1-answer-1 = 3 razy 4 to 12. Masz dwóch fakirów: cofnij i dodaj ich.
step-1-answer-2 = 3 budowniczych i 1 fakir: 16. Masz jeszcze jednego fakira. Cofnij.
step-1-answer-3 = Zbierz trzech budowniczych pośrodku. Cofnij.
step-1-done = 3 budowniczych i 2 fakirów razy 4 niebieskie płytki: 20 monet.

step-2 = To samo, ale pośrodku leży miejsce święte: jego liczba jest niebieska, więc też się liczy. Ile to teraz?
step-2-hint-1 = Ten sam ruch, ci sami fakirzy.
step-2-answer-1 = Fakirzy liczą się jak budowniczowie: cofnij i dodaj obu.
step-2-answer-2 = Zbierz trzech budowniczych pośrodku. Cofnij.
step-2-done = 5 razy 5: 25 monet.

step-3 = To, gdzie budowniczowie kończą, znaczy tyle samo co ich liczba. Budowniczy z c2 może dołączyć do dwóch na b2 albo do dwóch na d2. Zarób co najmniej 20 monet.
step-3-hint-1 = Niebieskie płytki to wioski i miejsca święte: policz je po obu stronach.
step-3-hint-2 = Na wschodzie jest ich pięć. A masz jeszcze fakira.
step-3-answer-1 = Na zachodzie niebieskich płytek jest mało. Cofnij i idź na wschód.
step-3-answer-2 = Mniej niż 20. Cofnij: da się zarobić więcej.
step-3-answer-3 = Zacznij od budowniczego na c2. Cofnij.
step-3-done = 3 budowniczych i fakir razy 5: 20 monet. Na zachodzie byłoby 8.
