### Texts of the lesson “Amasser des fakirs”.

title = Amasser des fakirs

step-1 = Vous avez 3 pièces à un petit marché, et votre second tour vient aussitôt : des bâtisseurs attendent en a2 et b2. Achetez ce qui les aide. Gagnez 20 points en deux tours.
step-1-hint-1 = Un fakir compte comme un bâtisseur de plus.
step-1-hint-2 = Terminez le tour, puis finissez avec les bâtisseurs en b2 : six tuiles à chiffre bleu.
step-1-answer-1 = Deux sortes : 2 points de plus. Un fakir fait mieux. Annulez.
step-1-answer-2 = De la soie, vous en avez déjà. Annulez.
step-1-answer-3 = Les deux tours sont passés. Recommencez l’étape, et gardez le fakir pour les bâtisseurs.
step-1-answer-4 = Moins de pièces que possible. Annulez : finissez en b2, et ajoutez le fakir.
step-1-done = 6 pièces pour un fakir. Pour un djinn il épargne un sage, pour les assassins un pas.
