### Texts of the lesson “Ne rien laisser”.

title = Ne rien laisser

step-1 =
    Ce que vous posez en chemin, le joueur suivant le trouve. Prenez les meeples de c2 et emparez-vous de l’oasis en a3 : trois pas, plusieurs chemins.

    Trois bâtisseurs attendent en b1, un marchand en a2. Ne laissez à Sam personne qui puisse les rejoindre.
step-1-hint-1 = Pair ou impair : combien de meeples y aura-t-il sur la tuile du bâtisseur, et à combien de pas est-elle de b1 ?
step-1-hint-2 = Seul en b2, un bâtisseur peut aller en b1, et un marchand en a2. En c3 et b3, ils ont de la compagnie, mais aucun chemin : passez par c3.
step-1-answer-1 = L’oasis est à vous, mais ce bâtisseur est à un pas de b1 : quatre bâtisseurs et 12 points pour Sam. Annulez.
step-1-answer-2 = Deux meeples en a2, à deux pas de b1 : pair et pair. Sam sera ravi. Annulez.
step-1-answer-3 = Le bâtisseur n’a pas de chemin vers b1, mais le marchand seul en b2 va en a2 : le village est pour Sam. Annulez.
step-1-answer-4 = Ce bâtisseur n’atteint pas b1, mais les trois de b1 l’atteignent : trois pas. Annulez.
step-1-answer-5 = Partez de c2 et finissez en a3. Annulez.
step-1-done = Le même gain pour vous, et Sam ne trouve rien : il ne peut même pas se déplacer.
