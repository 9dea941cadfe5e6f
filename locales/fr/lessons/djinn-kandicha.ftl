### Texts of the lesson “Kandicha”.

title = Kandicha

step-1 =
    Kandicha, 6 points : les victimes de vos assassins vous rapportent. Un marchand : la première carte de la pioche. Un bâtisseur : 1 pièce par tuile à chiffre bleu autour. Un vizir ou un sage vient à vous.

    Quel meurtre rapporte des pièces ?
step-1-hint-1 = Cherchez des bâtisseurs.
step-1-answer-1 = Cela rapporte autre chose. Recommencez l’étape, et tuez un bâtisseur.
step-1-done = 1 pièce par tuile à chiffre bleu parmi la tuile de la victime et celles autour. Avec les Artisans, un marchand rapporte plutôt la première carte de la rangée, et un artisan vient à vous avec un objet.

step-2 = À vous maintenant le bonus des vizirs.
step-2-hint-1 = Un vizir tué vient se tenir devant vous.
step-2-hint-2 = Sam a le seul qui compte.
step-2-answer-1 = Vous en avez un chacun : pas de bonus. Annulez.
step-2-answer-2 = Pas de vizir. Recommencez l’étape.
step-2-done = Un pour vous, aucun pour Sam : 1 point et 10 de plus.
