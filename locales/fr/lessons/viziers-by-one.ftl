### Texts of the lesson “Un vizir d’avance”.

title = Un vizir d’avance

step-1 = Vous avez 3 vizirs, Sam 4. Le bonus de 10 demande un vizir de plus que lui, pas beaucoup plus. Gagnez 23 points dans ce tour.
step-1-hint-1 = Deux vizirs suffisent. Que donne encore une tuile ?
step-1-hint-2 = Finissez dans l’oasis, à l’ouest.
step-1-answer-1 = Sept vizirs : le même bonus, et pas de tuile. Annulez.
step-1-answer-2 = Pas de vizirs, pas de bonus. Annulez.
step-1-done = 2 pour les vizirs, 10 de bonus, 8 et 3 pour l’oasis. Quatre vizirs auraient rapporté 14.
