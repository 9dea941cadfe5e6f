### Texts of the lesson “Un nouveau Sultan”.

title = Un nouveau Sultan

step-1 = Le Sultan de Naqala n’est plus ; le trône ira à qui a le plus de points. Les figurines s’appellent des meeples : touchez un blanc, un sage, puis l’autre.
step-1-hint-1 = Les sages sont au milieu, l’un au-dessus de l’autre. Touchez l’un, puis l’endroit où il doit aller.
step-1-done = Chaque couleur est une tribu. Un déplacement finit où le dernier meeple rejoint la sienne.
