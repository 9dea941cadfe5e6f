### Texts of the lesson “Atelier et marché”.

title = Atelier et marché

step-1 = Qui finit dans un atelier peut prendre le premier objet pour 1 artisan ou 2 fakirs. Vous et Sam avez chacun deux artisans. Comment payez-vous ?
step-1-hint-1 = Que vaut un artisan, et que vaut un fakir ?
step-1-answer-1 = Un artisan de moins : Sam en a plus, et le vôtre passe de 3 points à 2. Recommencez l’étape.
step-1-answer-2 = Un objet pour deux fakirs, c’est bon marché. Annulez.
step-1-done = Les fakirs paient, vos artisans gardent leurs 3 points chacun.

step-2 = Un marché spécialisé vend n’importe laquelle des cartes visibles pour 4 pièces. Vous avez poisson, blé et soie. Choisissez.
step-2-hint-1 = Toutes les cartes sont à portée ici, même la dernière.
step-2-answer-1 = Elle n’allonge pas la série. Annulez.
step-2-answer-2 = La quatrième marchandise vaut 6 points. Annulez.
step-2-done = Quatre marchandises différentes : 13.
