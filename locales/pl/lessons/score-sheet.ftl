### Teksty lekcji „Arkusz wyników”.

title = Arkusz wyników

step-1 =
    Arkusz wyników liczy monety, wezyrów, mędrców, dżiny, towary, płytki, palmy i pałace. Fakirzy się nie liczą, ale płacą.

    Podnieś wiersz palm o 3: jedną stawia Enki.
step-1-hint-1 = Palma daje punkty temu, kto ma płytkę.
step-1-hint-2 = Stuknij Enkiego, zapłać fakirem, potem stuknij swoją oazę na a3.
step-1-answer-1 = Mędrzec jest wart 2 punkty, fakir nic. Cofnij i zapłać fakirem.
step-1-answer-2 = Bouraq podnosi inny wiersz: pałace. Cofnij.
step-1-answer-3 = Ta oaza nie jest twoja: jej palma liczy się właścicielowi. Cofnij.
step-1-done = 3 punkty w tym wierszu. Twój panel i arkusz wyników w każdej chwili pokazują sumę.

step-2 = Teraz podnieś wiersz pałaców o 5: jeden stawia Bouraq.
step-2-hint-1 = Która wioska jest twoja?
step-2-hint-2 = Stuknij Bouraqa, zapłać fakirem, potem stuknij b3.
step-2-answer-1 = Mędrzec jest wart 2 punkty, fakir nic. Cofnij i zapłać fakirem.
step-2-answer-2 = Ta wioska nie jest twoja. Cofnij.
step-2-done = Fakirzy wydani, punktów o 8 więcej.

step-3 = Jeden ruch i trzy rzeczy, które dają punkty. Zyskaj nim co najmniej 15 punktów.
step-3-hint-1 = Mędrcy dają po 2. A ile da płytka?
step-3-hint-2 = Opróżniona oaza jest warta 8 i staje na niej palma.
step-3-answer-1 = Mniej niż 15. Spróbuj jeszcze raz: którą płytkę da się opróżnić?
step-3-answer-2 = Mniej punktów. Cofnij i poszukaj płytki, którą da się opróżnić.
step-3-done = 6 za mędrców, 8 za oazę, 3 za palmę: 17.
