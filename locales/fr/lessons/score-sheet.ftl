### Texts of the lesson “La feuille de score”.

title = La feuille de score

step-1 =
    La feuille de score compte pièces, vizirs, sages, djinns, marchandises, tuiles, palmiers et palais. Les fakirs ne comptent pas, mais ils paient.

    Faites monter de 3 la ligne des palmiers : Enki en place un.
step-1-hint-1 = Un palmier rapporte à qui contrôle la tuile.
step-1-hint-2 = Touchez Enki, payez d’un fakir, puis touchez votre oasis en a3.
step-1-answer-1 = Un sage vaut 2 points, un fakir aucun. Annulez, et payez d’un fakir.
step-1-answer-2 = Bouraq fait monter une autre ligne : les palais. Annulez.
step-1-answer-3 = Cette oasis n’est pas à vous : son palmier compte pour son propriétaire. Annulez.
step-1-done = 3 points sur cette ligne. Votre panneau et la feuille de score montrent la somme à tout moment.

step-2 = Faites monter de 5 la ligne des palais : Bouraq en place un.
step-2-hint-1 = Quel village est à vous ?
step-2-hint-2 = Touchez Bouraq, payez d’un fakir, puis touchez b3.
step-2-answer-1 = Un sage vaut 2 points, un fakir aucun. Annulez, et payez d’un fakir.
step-2-answer-2 = Ce village n’est pas à vous. Annulez.
step-2-done = Vos fakirs sont dépensés, vous avez 8 points de plus.

step-3 = Un déplacement, et trois choses qui rapportent. Gagnez-y au moins 15 points.
step-3-hint-1 = Les sages rapportent 2 chacun. Et la tuile ?
step-3-hint-2 = Une oasis vidée vaut 8, et on y place un palmier.
step-3-answer-1 = Moins de 15. Recommencez l’étape : quelle tuile peut être vidée ?
step-3-answer-2 = Moins de points. Annulez, et cherchez une tuile à vider.
step-3-done = 6 pour les sages, 8 pour l’oasis, 3 pour le palmier : 17.
