### Textes du script qui informe les plateformes d’apprentissage.

result = Votre résultat
score = Score
time = Temps
name = Votre nom
code = Code pour votre professeur
copy = Copier
copied = Copié.
select = Non copié : le code est sélectionné, copiez-le vous-même.
