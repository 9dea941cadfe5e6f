### Texts of the lesson “Iblis”.

title = Iblis

step-1 =
    Iblis, 8 points : pour un sage ou un fakir, vos assassins tuent deux meeples : sur une même tuile, ou devant un même adversaire.

    Deux meeples se tiennent sur le lieu sacré qui vaut 10. Emparez-vous-en.
step-1-hint-1 = On paie juste avant de tuer.
step-1-hint-2 = Touchez Iblis, payez, puis touchez b2.
step-1-answer-1 = Un seul ne suffit pas pour cette tuile. Annulez : Iblis d’abord.
step-1-answer-2 = Ce n’étaient pas les deux de b2. Annulez.
step-1-done = Tous deux partis, la tuile est à vous. S’il y en a deux, les deux doivent tomber.
