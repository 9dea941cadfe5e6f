### Texts of the lesson “Hora de jogar”.

title = Hora de jogar

step-1 = Um tabuleiro de verdade. Você deu lances 5 e 0, Sam 3 e 0: você começa. Jogue um turno inteiro como quiser, até o fim.
step-1-hint-1 = Procure um ladrilho cujos meeples sejam todos de uma só tribo. Se seu último meeple também for dessa tribo, o ladrilho fica vazio.
step-1-hint-2 = Há três construtores em f1, que vale 12. A três passos, em f4, há mais dois.
