### Texts of the lesson “Nekir”.

title = Nekir

step-1 =
    Nekir, 6 points : chaque fois que des assassins tuent, vous recevez 1 pièce si ce sont les vôtres, 2 si ce sont ceux d’un adversaire.

    Gagnez cette pièce, et l’oasis en même temps.
step-1-hint-1 = L’assassin en b2 a des compagnons à côté.
step-1-hint-2 = Le sage de l’oasis est seul.
step-1-answer-1 = Une pièce, mais pas l’oasis. Annulez.
step-1-done = Une pièce, et une oasis.
