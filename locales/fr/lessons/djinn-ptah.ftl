### Texts of the lesson “Ptah”.

title = Ptah

step-1 =
    Ptah, 6 points, avec les Artisans : à la fin, chacun de vos artisans vaut 2 de plus.

    Prenez les meeples du lieu sacré. Sages ou artisans ?
step-1-hint-1 = Un artisan vaut 3 si personne n’en a plus. Et maintenant 2 de plus.
step-1-answer-1 = 6 points pour les sages. Ptah offre mieux. Annulez.
step-1-answer-2 = Prenez les meeples du lieu sacré, et finissez avec un artisan. Annulez.
step-1-done = Trois artisans à 5 chacun : 15 points. Des objets piochés, vous en gardez un.
