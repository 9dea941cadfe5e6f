### Texts of the lesson “Tribo e ladrilho”.

title = Tribo e ladrilho

step-1 =
    Um bom turno faz duas coisas de uma vez: trabalha a tribo e trabalha o ladrilho. Os melhores fazem três.

    Encontre o movimento que rende 26 pontos de um só golpe.
step-1-hint-1 = Que tribo pode tomar um segundo ladrilho?
step-1-hint-2 = Um construtor sozinho guarda o local sagrado que vale 15.
step-1-hint-3 = Há um assassino sozinho no oásis em a1; outro, com um ancião, em b2.
step-1-answer-1 = O movimento certo, mas outra vítima vale mais. Desfaça a morte.
step-1-answer-2 = Rende algo, mas não 26. Desfaça e pense nos assassinos.
step-1-done = 8 pelo oásis, 15 pelo local sagrado, 3 pela palmeira: 26.
