### Texts of the lesson “Marid”.

title = Marid

step-1 =
    Marid, 6 points : pour chaque meeple posé sur une de vos tuiles, vous recevez 1 pièce à votre déplacement, 2 à celui d’un adversaire.

    Prenez les meeples de a2 et marchez de sorte que Marid rapporte 2 pièces.
step-1-hint-1 = Vos chameaux sont au nord.
step-1-hint-2 = Par a3 et b3, puis chez un compagnon.
step-1-answer-1 = Moins de deux meeples sur vos tuiles. Annulez.
step-1-done = Deux meeples sur vos tuiles, deux pièces.
