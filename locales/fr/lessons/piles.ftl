### Texts of the lesson “Pas de tas”.

title = Pas de tas

step-1 =
    Beaucoup de meeples d’une tribu sur une tuile n’attendent que d’être rejoints. Trois bâtisseurs se tiennent en a2, à portée de Sam.

    Prenez les meeples de a1 et emparez-vous de l’oasis, sans grossir le tas.
step-1-hint-1 = Que rapporterait un bâtisseur de plus en a2 ? Comptez les tuiles à chiffre bleu autour.
step-1-answer-1 = Un quatrième bâtisseur : 5 pièces de plus pour Sam. Annulez.
step-1-answer-2 = Partez de a1 et finissez dans l’oasis. Annulez.
step-1-done = Cinq tuiles à chiffre bleu : chaque bâtisseur que vous n’y laissez pas épargne 5 pièces.
