### Texts of the lesson “Um a mais basta”.

title = Um a mais basta

step-1 = Você tem 3 vizires, Sam 4. Os 10 pontos pedem um a mais que Sam, não muitos a mais. Ganhe 23 pontos neste turno.
step-1-hint-1 = Dois vizires bastam. O que mais dá um ladrilho?
step-1-hint-2 = Termine no oásis a oeste.
step-1-answer-1 = Sete vizires: os mesmos 10 pontos, e nenhum ladrilho. Desfaça.
step-1-answer-2 = Sem vizires, sem os 10. Desfaça.
step-1-done = 2 por vizires, 10 por ter mais, 8 e 3 pelo oásis. Quatro vizires teriam rendido 14.
