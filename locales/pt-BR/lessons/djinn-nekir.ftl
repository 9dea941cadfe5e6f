### Texts of the lesson “Nekir”.

title = Nekir

step-1 =
    Nekir, 6 pontos: sempre que assassinos matam você recebe 1 moeda se são seus, 2 se são de um oponente.

    Ganhe essa moeda e, com ela, o oásis.
step-1-hint-1 = O assassino em b2 tem companheiros num ladrilho ao lado.
step-1-hint-2 = O ancião no oásis está sozinho.
step-1-answer-1 = Uma moeda, mas não o oásis. Desfaça.
step-1-done = Uma moeda e um oásis.
