### Texts of the script that reports to learning platforms.

result = Votre résultat
score = Score
time = Temps
name = Votre nom
code = Code pour votre professeur
copy = Copier
copied = Copié.
select = Non copié : le code est sélectionné, copiez-le vous-même.
