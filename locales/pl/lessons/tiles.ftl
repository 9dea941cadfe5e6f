### Teksty lekcji „Co robią płytki”.

title = Co robią płytki

step-1 = Końcowa płytka działa. Na oazie rośnie palma, 3 punkty; w wiosce staje pałac, 5. Zakończ na jednej z nich, a potem stuknij ją znowu.
step-1-hint-1 = Mędrzec pośrodku może iść w obie strony.
step-1-hint-2 = Zrób krok do wioski, a potem stuknij ją znowu.
step-1-answer-1 = To targ. Cofnij i zacznij od niego.
step-1-done = Opróżniona płytka jest twoja, i to, co na niej stoi.

step-2 = 1, 2, 3, 4, 5 różnych towarów daje 1, 3, 7, 13, 21. Mały targ sprzedaje jedną kartę za 3 monety, duży dwie za 6. Kup.
step-2-hint-1 = Targ leży na każdym końcu.
step-2-hint-2 = Na małym stuknij podświetloną kartę.
step-2-answer-1 = To miejsce święte. Cofnij i zacznij od niego.
step-2-done = Trzy rodzaje dawały 7; czwarty podnosi do 13, piąty do 21.

step-3 = W miejscu świętym oddaj dwóch mędrców albo mędrca i fakira za dżina: jego punkty i moc są twoje. Weź jednego.
step-3-hint-1 = Miejsce święte leży na zachodzie.
step-3-hint-2 = Zakończ tam mędrcami, a potem stuknij dżina.
step-3-answer-1 = Tu nie ma miejsca świętego. Cofnij i idź na a1.
step-3-done = Stuknij jego kartę, aby przeczytać o mocy.
