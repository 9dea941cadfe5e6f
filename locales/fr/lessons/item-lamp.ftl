### Texts of the lesson “Lampe merveilleuse”.

title = Lampe merveilleuse

step-1 = La lampe merveilleuse vous donne un djinn sans rien payer : un des visibles, ou le premier de la pioche, sans le voir. Vous avez cinq vizirs. Choisissez bien.
step-1-hint-1 = Lisez ce que chaque djinn récompense.
step-1-hint-2 = Avec Jafaar, un vizir vaut 3.
step-1-answer-1 = Un djinn gratuit, mais pas le meilleur pour cinq vizirs. Recommencez l’étape.
step-1-done = 6 points, et 10 de plus pour cinq vizirs.
