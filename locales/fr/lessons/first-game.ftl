### Texts of the lesson “Prêt à jouer”.

title = Prêt à jouer

step-1 = Un vrai plateau. Vous avez misé 5 et 0, Sam 3 et 0 : vous commencez. Jouez un tour entier à votre guise, jusqu’au bout.
step-1-hint-1 = Cherchez une tuile dont tous les meeples sont d’une même tribu. Si votre dernier meeple en est aussi, la tuile se vide.
step-1-hint-2 = Trois bâtisseurs sont en f1, qui vaut 12. À trois pas, en f4, il y en a deux autres.
