### Texts of the lesson “Ladrilhos com camelo”.

title = Ladrilhos com camelo

step-1 = Aqui o camelo de Sam está no oásis. Mesmo assim você pode terminar ali seu movimento. Experimente.
step-1-hint-1 = De novo o mesmo movimento.
step-1-answer-1 = Termine no oásis, onde está o camelo de Sam.
step-1-done = Os anciões são seus, o ladrilho continua de Sam: no jogo básico um camelo nunca sai. O que o ladrilho faz, faz para você.
