### Texts of the lesson “Geb”.

title = Geb

step-1 = Geb, 6 points, avec les Artisans : à la fin, chacun de vos objets précieux vaut 3 de plus. Vos artisans ont pioché trois objets. Gardez celui qui rapporte le plus.
step-1-hint-1 = Un bijou vaut 5, un coffre 7, avant Geb. Une lampe est magique, et ne rapporte rien.
step-1-answer-1 = Il rapporte moins. Recommencez l’étape.
step-1-done = 7 et 3 : le coffre vaut 10.
