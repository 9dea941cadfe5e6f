### Texts of the lesson “Pouvoirs des djinns”.

title = Pouvoirs des djinns

step-1 =
    Certains pouvoirs agissent d’eux-mêmes, comme celui de Jafaar. D’autres se paient : un sage, un fakir, ou davantage ; la carte le dit. On les utilise à son propre tour.

    Enki place un palmier sur n’importe quelle oasis. Payez d’un fakir.
step-1-hint-1 = Touchez Enki parmi vos djinns.
step-1-hint-2 = Choisissez ensuite le fakir pour payer, et l’oasis.
step-1-answer-1 = Un sage vaut 2 points, un fakir aucun. Annulez, et payez d’un fakir.
step-1-answer-2 = C’était Sloar. Il reste à utiliser Enki.
step-1-done = Un palmier, avant votre déplacement. Après, ç’aurait été possible aussi.

step-2 = Chaque pouvoir qui se paie sert une fois par tour. Essayez d’utiliser Enki encore une fois.
step-2-hint-1 = Touchez Enki.
step-2-answer-1 = Votre déplacement est fait. Vous pouvez toujours essayer Enki : touchez-le.
step-2-done = Une fois par tour. À votre prochain tour, il vous servira de nouveau.

step-3 = Pendant la promenade, aucun pouvoir : de la prise des meeples jusqu’au dernier posé. Prenez les meeples de b1, et essayez Sloar en chemin.
step-3-hint-1 = Prenez les meeples, puis touchez Sloar.
step-3-answer-1 = Cela marche, car vous n’avez pas de meeple en main. Prenez maintenant b1, et touchez Sloar encore une fois.
step-3-done = Finissez d’abord le déplacement. Ensuite, les pouvoirs servent de nouveau, jusqu’à la fin de votre tour.
