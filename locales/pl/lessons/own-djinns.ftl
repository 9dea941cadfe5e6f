### Teksty lekcji „Twoje dżiny”.

title = Twoje dżiny

step-1 = Dżin zmienia wartość rzeczy. Masz Jafaara, a po turze Sama wezyrowie i mędrcy leżą parami. Zyskaj 9 punktów.
step-1-hint-1 = Z Jafaarem wezyr jest wart 3, mędrzec nadal 2.
step-1-answer-1 = 6 punktów. Cofnij i przeczytaj Jafaara.
step-1-done = Trzej wezyrowie: 9. Przed każdym ruchem pamiętaj, co masz i co zostawiają inni.
