### Teksty lekcji „Wioski i oazy”.

title = Wioski i oazy

step-1 =
    Tam, gdzie kończy się twój ruch, działa płytka. W wiosce musisz postawić pałac: 5 punktów dla tego, kto ma płytkę.

    Zaprowadź wezyra z b1 do wioski, a pałac do właściwej.
step-1-hint-1 = Czyje wielbłądy stoją w obu wioskach?
step-1-answer-1 = Sam dziękuje ci za 5 punktów: to jego wioska. Cofnij.
step-1-answer-2 = Zacznij od wezyra na b1. Cofnij.
step-1-done = Twoja wioska jest teraz warta 10.

step-2 = W oazie musisz postawić palmę: 3 punkty dla jej właściciela. Blisko są dwie oazy. Niech jedna z nich stanie się twoja, razem z palmą.
step-2-hint-1 = Płytka jest twoja, gdy nikt na niej nie zostaje.
step-2-answer-1 = Zostaje tam budowniczy: palma stoi na razie na niczyjej płytce. Cofnij.
step-2-answer-2 = Jeśli żadna oaza nie staje się tak twoja, cofnij i zacznij od mędrca na b2.
step-2-done = 8 i 3, a do tego trzej mędrcy. Późniejsze wizyty przyniosą właścicielowi kolejne palmy, ktokolwiek przyjdzie.
