### Teksty lekcji „Ba’al”.

title = Ba’al

step-1 =
    Ba’al, 6 punktów: zawsze gdy ktoś bierze innego dżina, dostajesz 1 monetę, jeśli to ty, 2, jeśli rywal.

    Stoisz na miejscu świętym. Niech Ba’al zarobi.
step-1-hint-1 = Weź dowolnego dżina: dwóch mędrców albo mędrzec i fakir.
step-1-answer-1 = Bez dżina nie ma monety. Cofnij.
step-1-done = Dżin dla ciebie i do tego moneta. Gdy ktoś bierze jego, Ba’al nic nie płaci.
