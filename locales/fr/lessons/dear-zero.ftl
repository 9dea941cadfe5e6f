### Texts of the lesson “Quand zéro coûte cher”.

title = Quand zéro coûte cher

step-1 = Qui mise toujours 0 n’a jamais que les restes. Comptez votre gain, et celui de Sam à votre place. Misez votre second pion, puis jouez : gagnez 18 points en tout.
step-1-hint-1 = Deux assassins, une oasis, un vizir seul sur 12 : qui commence prend 23 points.
step-1-hint-2 = Sam est sur 3 : misez 5. Puis c2 vers b2, et tuez en a2.
step-1-answer-1 = En premier, mais 5 suffit. Recommencez l’étape.
step-1-answer-2 = 0 pièce, et 23 points pour Sam. Recommencez l’étape.
step-1-answer-3 = Le vizir en a2 vaut 12. Annulez.
step-1-answer-4 = Vous avez payé pour commencer : prenez le meilleur. Annulez.
step-1-answer-5 = Moins de 18. Recommencez l’étape : misez 5, et prenez les 23 points.
step-1-done = 23 pour 5 pièces, et 23 que Sam n’a pas.
