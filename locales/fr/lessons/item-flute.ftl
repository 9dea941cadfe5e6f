### Texts of the lesson “Flûte enchantée”.

title = Flûte enchantée

step-1 =
    La flûte enchantée amène un à cinq meeples sur une tuile, depuis les tuiles adjacentes, un par un. Aucune tuile ne change ainsi de mains.

    Réunissez des vizirs en b2. Récoltez-en ensuite au moins quatre, et prenez le lieu sacré.
step-1-hint-1 = D’abord la flûte, puis le déplacement. Il doit rester un vizir pour rejoindre les autres à la fin.
step-1-hint-2 = Appelez ceux de a2, b3 et c2. Celui en b1 fait le dernier pas.
step-1-answer-1 = Celui en b1 devrait arriver en dernier. Annulez.
step-1-answer-2 = En b2, seuls des vizirs, si vous voulez vider la tuile. Annulez.
step-1-answer-3 = Finissez en b2 avec un vizir. Annulez.
step-1-answer-4 = Moins de quatre. Annulez, et que la flûte en réunisse davantage.
step-1-done = Quatre vizirs ou plus, devant Sam, et une tuile qui vaut 12.
