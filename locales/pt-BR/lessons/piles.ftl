### Texts of the lesson “Nada de montes”.

title = Nada de montes

step-1 =
    Muitos de uma tribo num ladrilho esperam que alguém se junte a eles. Há três construtores em a2, e Sam pode alcançá-los.

    Pegue os meeples em a1 e tome o oásis, mas não alimente nenhum monte.
step-1-hint-1 = O que renderia mais um construtor em a2? Conte os ladrilhos de valor azul em volta.
step-1-answer-1 = Um quarto construtor: 5 moedas a mais para Sam. Desfaça.
step-1-answer-2 = Comece em a1 e termine no oásis. Desfaça.
step-1-done = Cinco ladrilhos de valor azul: cada construtor que você não deixa ali poupa 5 moedas.
