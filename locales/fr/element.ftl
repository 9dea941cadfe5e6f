### What the element for boards on other pages says in place of a board (public/naqala.js).

view = Une position de Five Tribes
explore = Un plateau de Five Tribes pour essayer des coups
exercise = Un exercice sur un plateau de Five Tribes
replay = Une partie de Five Tribes à revoir
play = Une partie de Five Tribes
loading = Le plateau se charge…
show = Afficher le plateau
lost = Le plateau n’a pas pu être chargé.
again = Réessayer
wrong = Il y a une erreur sur cette page : le plateau ne peut pas être affiché.
inside = le JSON dans l’élément
gone = est introuvable
json = n’est pas du JSON valide
