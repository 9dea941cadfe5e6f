### Texts of the lesson “Montagnes et crevasse”.

title = Montagnes et crevasse

step-1 =
    Les Artisans ajoutent des ateliers, bordés de montagnes sur deux côtés. Aucun déplacement ne les franchit. L’atelier du milieu en a au nord et à l’ouest.

    Prenez les meeples du village en b3, et essayez d’aller au sud.
step-1-hint-1 = Après avoir pris les meeples de b3, touchez l’atelier.
step-1-answer-1 = Vous avez trouvé un autre chemin. Annulez, et essayez la montagne.
step-1-done = Refusé. Par ce côté, on ne sort pas plus qu’on n’entre. Assassins et bâtisseurs ignorent les montagnes.

step-2 = Par l’est et par le sud, l’atelier est ouvert. Finissez-y votre déplacement.
step-2-hint-1 = Un vizir se tient au sud, un marchand à deux pas par l’est.
step-2-hint-2 = c3 : l’assassin d’abord, puis le marchand.
step-2-answer-1 = Ce n’est pas à l’atelier. Annulez.
step-2-done = Autour de la montagne, pas par-dessus.

step-3 = Il y a aussi une crevasse : rien ne s’y trouve jamais. Prenez les meeples de b3, et essayez d’y aller.
step-3-hint-1 = La crevasse est au milieu.
step-3-answer-1 = Vous l’avez contournée. Annulez, et essayez d’y aller.
step-3-done = Toute promenade la contourne.
