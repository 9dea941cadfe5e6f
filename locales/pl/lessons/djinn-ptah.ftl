### Teksty lekcji „Ptah”.

title = Ptah

step-1 =
    Ptah, 6 punktów, z Rzemieślnikami: na koniec każdy twój rzemieślnik jest wart o 2 więcej.

    Podnieś meeple z miejsca świętego. Mędrcy czy rzemieślnicy?
step-1-hint-1 = Rzemieślnik jest wart 3, jeśli nikt nie ma więcej. A teraz jeszcze o 2 więcej.
step-1-answer-1 = 6 punktów za mędrców. Z Ptahem jest więcej. Cofnij.
step-1-answer-2 = Podnieś meeple z miejsca świętego i zakończ rzemieślnikiem. Cofnij.
step-1-done = Trzej rzemieślnicy po 5: 15 punktów. Z dobranych przedmiotów zatrzymujesz jeden.
