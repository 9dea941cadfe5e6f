### Texts of the lesson “Les marchands, tôt”.

title = Les marchands, tôt

step-1 = Les marchandises prennent de la valeur : commencez tôt, là où se tiennent déjà deux marchands. Gagnez 10 points dans ce tour.
step-1-hint-1 = Trois marchands apportent trois cartes. Que vend ensuite la tuile ?
step-1-hint-2 = Achetez la soie : quatre sortes valent 13.
step-1-answer-1 = Une quatrième sorte de marchandise vaudrait 6 de plus. Annulez.
step-1-answer-2 = Deux cartes seulement, et le grand marché demande 6 pièces. Annulez.
step-1-answer-3 = Avec la soie, ce serait 10. Annulez, et achetez-la.
step-1-answer-4 = Réunissez des marchands. Annulez.
step-1-done = Quatre sortes : 13 points pour 3 pièces. La suivante vaut 8.
