### Texts of the lesson “Le déplacement”.

title = Le déplacement

step-1 = Prenez tous les meeples d’une tuile ; posez-en un sur chaque tuile du chemin. Le dernier rejoint sa tribu. Partez du milieu, vizir (jaune) d’abord.
step-1-hint-1 = Deux meeples, deux pas. Où se tient déjà un sage, à deux pas ?
step-1-hint-2 = Le vizir d’abord, le sage en dernier : dans un coin, à gauche.
step-1-answer-1 = Si le sage part d’abord, le vizir vient en dernier, et aucun vizir n’attend à deux pas. Posez d’abord le vizir.
step-1-answer-2 = Permis aussi. Annulez, et prenez les meeples du milieu.

step-2 = Essayez de tricher : reprenez les meeples du milieu, et touchez un coin à droite. Figurine : peut s’y poser. Drapeau : peut y finir.
step-2-hint-1 = Après avoir pris les meeples du milieu, touchez la tuile en bas à droite.
step-2-answer-1 = Vous avez fini dans les règles. Annulez, et essayez un coin à droite.
step-2-done = Refusé : jamais de pas en diagonale, ni de demi-tour. Essayez tout : le programme connaît les règles.

step-3 = Lettres et chiffres du bord nomment les tuiles. Touchez a1, puis un assassin (rouge) dans votre main, puis a2. Finissez en b3.
step-3-hint-1 = Votre main est sous le plateau : touchez-y une couleur, et la tuile suivante la reçoit.
step-3-hint-2 = Par a2 et b2 jusqu’en b3 : assassin, bâtisseur (bleu), assassin.
step-3-answer-1 = En a2 se trouve un bâtisseur. Annulez tout, et touchez l’assassin dans votre main avant a2.
step-3-answer-2 = Une fin permise, mais pas en b3. Annulez.
step-3-done = C’est ainsi qu’on choisit ce qu’on pose. À la fin, on tient au moins deux meeples d’une tribu.
