### Texts of the lesson “Ce que font les tuiles”.

title = Ce que font les tuiles

step-1 = La tuile d’arrivée agit. Une oasis reçoit un palmier, 3 points ; un village un palais, 5. Finissez sur l’un des deux, puis touchez la tuile encore.
step-1-hint-1 = Le sage du milieu peut aller d’un côté ou de l’autre.
step-1-hint-2 = Allez au village, puis touchez-le encore.
step-1-answer-1 = C’est un marché. Annulez, et partez de lui.
step-1-done = La tuile vidée est à vous, avec ce qui s’y dresse.

step-2 = 1, 2, 3, 4, 5 marchandises différentes valent 1, 3, 7, 13, 21. Un petit marché vend une carte pour 3 pièces, un grand deux pour 6. Achetez.
step-2-hint-1 = Un marché se trouve à chaque bout.
step-2-hint-2 = Au petit marché, touchez une carte éclairée.
step-2-answer-1 = C’est un lieu sacré. Annulez, et partez de lui.
step-2-done = Trois sortes valaient 7 ; une quatrième fait 13, une cinquième 21.

step-3 = Dans un lieu sacré, payez deux sages, ou un sage et un fakir, pour un djinn : ses points et son pouvoir sont à vous. Prenez-en un.
step-3-hint-1 = Le lieu sacré est à l’ouest.
step-3-hint-2 = Finissez-y avec les sages, puis touchez un djinn.
step-3-answer-1 = Pas de lieu sacré ici. Annulez, et allez en a1.
step-3-done = Touchez sa carte pour lire son pouvoir.
