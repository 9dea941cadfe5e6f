### Texts of the lesson “Sages”.

title = Sages

step-1 = Les sages aussi restent devant vous : 2 points chacun. Récoltez-en le plus possible.
step-1-hint-1 = Le sage du village a de la compagnie des deux côtés.
step-1-answer-1 = Moins de trois. Annulez, et regardez à l’est.
step-1-done = Trois sages, 6 points.

step-2 =
    Les sages servent aussi à payer : les djinns d’un lieu sacré, et les pouvoirs de certains. Payés, ils vont dans le sac et ne comptent plus.

    Finissez au lieu sacré avec les sages, et prenez le djinn qui vous convient le mieux.
step-2-hint-1 = Le sage du village va au sud.
step-2-hint-2 = Vous aurez beaucoup de sages et un seul vizir. Lisez les deux djinns.
step-2-answer-1 = Jafaar aime les vizirs, et vous n’en avez qu’un. Annulez.
step-2-answer-2 = Finissez en b1 avec les sages. Annulez.
step-2-answer-3 = Pas de djinn. Annulez : il vaut plus que deux sages.
step-2-done = Deux sages payés, il en reste six, et avec Shamhat chacun vaut 4 : 24 points au lieu de 12, et 6 pour le djinn.
