### Teksty lekcji „Boaz”.

title = Boaz

step-1 = Boaz, 6 punktów: tego, co leży przed tobą, nie można zabić. Prowadzisz o jednego wezyra, a Sam zaraz wyśle asasynów. Który dżin pomoże?
step-1-hint-1 = Jeden wezyr mniej i twoja premia 10 punktów przepada.
step-1-answer-1 = To nie chroni twoich wezyrów. Cofnij.
step-1-answer-2 = Nadchodzą asasyni Sama. Cofnij.
step-1-done = Teraz są bezpieczni.

step-2 = Spójrz z drugiej strony: grasz jako Sam i masz dwóch asasynów. Wezyrowie Anny nie wchodzą w grę. Zabij tak, aby zdobyć płytkę.
step-2-hint-1 = Ktoś stoi samotnie.
step-2-answer-1 = Ktoś tam zostaje. Cofnij.
step-2-done = Zostały tylko ofiary na planszy.
