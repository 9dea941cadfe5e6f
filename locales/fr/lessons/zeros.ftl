### Texts of the lesson “Miser zéro”.

title = Miser zéro

step-1 = Olivier a misé 3, Sam 1. Vous êtes Anna. Ne payez rien : misez 0.
step-1-hint-1 = Touchez le prix 0 sur la piste, puis le bouton.
step-1-answer-1 = Une bonne mise, peut-être. Pour l’exemple, recommencez l’étape et misez 0.
step-1-done = Vous ne payez rien et jouez en dernier, pour l’instant.

step-2 =
    Soyez maintenant Pierre, qui mise en dernier. Les zéros forment un groupe : qui le rejoint pousse les autres et joue avant eux.

    Faites jouer Pierre juste avant Anna, sans payer.
step-2-hint-1 = Le groupe des zéros a trois places.
step-2-answer-1 = Avant Anna, oui, mais cela coûte des pièces. Pierre peut l’avoir pour rien. Recommencez l’étape.
step-2-done = Ils jouent dans cet ordre : Olivier, Sam, Pierre, Anna.

step-3 = Trois pions sont déjà sur 0. Anna mise en dernier. Essayez de les rejoindre.
step-3-hint-1 = Touchez le prix 0.
step-3-answer-1 = C’est ce qu’il faudra faire. Recommencez l’étape, et essayez d’abord 0.
step-3-done = Complet : trois pions seulement y tiennent. Le quatrième mise 1 ou plus. Le premier arrivé sur 0 joue en dernier, le dernier arrivé joue avant les autres, sans rien payer.
