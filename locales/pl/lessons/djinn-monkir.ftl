### Teksty lekcji „Monkir”.

title = Monkir

step-1 =
    Monkir, 6 punktów: za każdy postawiony pałac dostajesz 1 monetę, jeśli stawiasz go ty, 2, jeśli rywal.

    Niech Monkir zarobi, nic nie dając Samowi.
step-1-hint-1 = Ruch, który kończy się w wiosce, stawia pałac.
step-1-hint-2 = Wioskę na zachodzie ma Sam.
step-1-answer-1 = Moneta dla ciebie, ale 5 punktów dla Sama. Cofnij.
step-1-answer-2 = Pałacu z tego nie było. Cofnij.
step-1-done = Jedna moneta. Każdy pałac stawiany przez Sama da ci dwie.
