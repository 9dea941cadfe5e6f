### Teksty lekcji „Zestawy i sprzedaż”.

title = Zestawy i sprzedaż

step-1 =
    Zestaw to towary, z których każdy jest inny. Dwa są warte 3, trzy 7, cztery 13, pięć 21, sześć 30, siedem 40, osiem 50, dziewięć 60; jeden 1. Na koniec swojej tury możesz sprzedać zestawy za monety.

    Sprzedaj wszystko, co masz, za jak najwięcej monet.
step-1-hint-1 = Im dłuższy zestaw, tym więcej wart jest w nim każdy towar.
step-1-hint-2 = Najpierw wszystkie sześć rodzajów, potem to, co zostanie.
step-1-answer-1 = Krótszy zestaw przynosi mniej. Cofnij: ułóż pierwszy zestaw jak najdłuższy.
step-1-answer-2 = Nic nie przepada, ale tu chodzi o sprzedaż. Spróbuj jeszcze raz.
step-1-done = 30 za zestaw sześciu i 7 za zestaw trzech: 37 monet.

step-2 = Masz dwa razy ryby, pszenicę i jedwab. Złóż najlepszy zestaw i go sprzedaj; zobacz, co zostaje.
step-2-hint-1 = Dwa razy ryby nigdy nie są w tym samym zestawie.
step-2-answer-1 = Da się złożyć dłuższy zestaw. Cofnij.
step-2-answer-2 = Nic nie przepada, ale tu chodzi o sprzedaż. Spróbuj jeszcze raz.
step-2-done = 7 monet. Drugie ryby czekają na inne towarzystwo.
