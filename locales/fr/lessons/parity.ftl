### Texts of the lesson “Pair et impair”.

title = Pair et impair

step-1 =
    Voyez le plateau comme un damier : chaque pas change de couleur. Deux meeples finissent sur la couleur d’où ils partent, toujours à distance 2 : depuis c3, cela fait 8 tuiles.

    Un sage se tient sur chacune. Prenez les meeples de c3 et finissez sur l’une d’elles.
step-1-hint-1 = Deux pas quelconques, sans revenir en arrière.
step-1-answer-1 = Partez de c3. Annulez.
step-1-done = Deux pas : pair. Jamais une voisine, jamais la tuile elle-même.

step-2 = Trois meeples finissent sur l’autre couleur : à distance 1 ou 3. Depuis c3, cela fait 13 tuiles. Menez un sage à côté, en d3, en trois pas.
step-2-hint-1 = Faites le tour d’un carré : trois de ses côtés.
step-2-answer-1 = Le but est d3, depuis c3, en trois pas. Annulez.
step-2-done = Trois pas : impair. Le nombre en main dit aussitôt quelle moitié du plateau est à portée.

step-3 = Un vizir attend sur le lieu sacré qui vaut 15, en a3. Des vizirs se trouvent, avec d’autres, en b4, c3 et c2. De laquelle de ces tuiles peut-on finir en a3 ?
step-3-hint-1 = Comptez les pas jusqu’en a3 et les meeples de chaque tuile : pair avec pair, impair avec impair.
step-3-hint-2 = b4 est à deux pas et en a deux. c3 est à deux pas et en a trois. c2 est à trois pas et en a deux.
step-3-answer-1 = Cela ne finit pas en a3. Annulez, et comptez.
step-3-done = Deux pas, deux meeples. Les autres, on les oublie avant même d’essayer un chemin.
