### Texts of the lesson “Talismã da tempestade”.

title = Talismã da tempestade

step-1 =
    O talismã da tempestade move um dos seus camelos, ou sua tenda, para qualquer ladrilho sem camelo nem tenda; meeples não importam. O ladrilho que ele deixa volta a ficar livre.

    Ganhe o máximo de pontos que puder.
step-1-hint-1 = Deixe o ladrilho que vale menos.
step-1-hint-2 = Da aldeia que vale 5 para o local sagrado que vale 10.
step-1-answer-1 = Há uma troca melhor. Desfaça.
step-1-done = 10 em vez de 5. Deixar o oásis teria sido um mau negócio: as palmeiras dele contam para você.
