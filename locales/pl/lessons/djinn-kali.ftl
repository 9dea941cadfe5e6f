### Teksty lekcji „Kali”.

title = Kali

step-1 =
    Kali, 6 punktów, z Kaprysami: 1 moneta za każdy znacznik rywala, który przesuwasz na torze w tył, 2 za każdym razem, gdy rywal przesuwa twój.

    Na 0 stoją dwa znaczniki. Zarób swoją ofertą 2 monety.
step-1-hint-1 = Kto dołącza do zer, przesuwa tych, którzy już tam są.
step-1-answer-1 = Nikt nie został przesunięty. Spróbuj jeszcze raz.
step-1-done = Dwa przesunięcia, dwie monety, i to ty grasz na początku.
