### Texts of boards on other pages.

##

view = Une position de Five Tribes
explore = Un plateau de Five Tribes pour essayer des coups
exercise = Un exercice sur un plateau de Five Tribes
replay = Une partie de Five Tribes à revoir
play = Une partie de Five Tribes

waiting = Ce plateau attend ce que sa page va y montrer.
faulty = Il y a une erreur sur cette page : le plateau ne peut pas être affiché.
look-back = Revenir en arrière
full-screen = Plein écran
leave-full-screen = Quitter le plein écran
again = Encore une fois

## The code of a board.

truth = La page montre tout, pièces cachées comprises.
picture = Enregistrer la position en image (SVG)
picture-hint = Pour les lecteurs sans scripts : mettez l’image dans l’élément, à la place du lien.
purpose = Ce qu’on peut y faire
to-replay = Revoir la partie
to-view = Regarder
to-explore = Essayer des coups
to-play = Jouer
way = Sorte de code
element = Élément
frame = Cadre
host = Où le mettre
site = Votre site
wordpress = WordPress
moodle = Moodle
notion = Notion
markdown = Markdown
in-site = Le mieux est l’élément : il prend les couleurs et la largeur de votre page. Le cadre est pour les pages qui enlèvent les scripts.
in-wordpress = Dans un bloc « HTML personnalisé ». Les administrateurs peuvent mettre l’élément ; les autres prennent le cadre.
in-moodle = Dans la source du texte. Si votre site enlève les scripts, prenez le cadre.
in-notion = Tapez /embed et collez l’adresse. Puis tirez le bloc à sa hauteur.
in-markdown = Tel quel, là où le HTML passe : Hugo, Jekyll, Astro. Ailleurs, prenez l’adresse qui est dans le cadre.
frame-size = Un cadre a une hauteur fixe : { $height } pixels, pour une colonne de { $width }.
no-frame = Un cadre ne peut pas le contenir : prenez l’élément.
result-code = Les élèves reçoivent un code de résultat
result-code-hint = Qui a résolu l’exercice vous envoie le code ; class.html en fait un tableau, sans compte.
to-class = Lire les codes d’une classe
package = Paquetage
package-kind = Pour
package-hint = Un fichier pour Moodle et d’autres plateformes d’apprentissage : elles savent ainsi qui a terminé, avec quel score et en combien de temps. Le plateau lui-même vient toujours de ce site.
package-save = Enregistrer le paquetage
package-failed = Le paquetage n’a pas pu être créé. Vérifiez la connexion, puis réessayez.
