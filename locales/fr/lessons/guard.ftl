### Texts of the lesson “Le dernier gardien”.

title = Le dernier gardien

step-1 = Deux assassins et un sage se tiennent sur le lieu sacré qui vaut 15. Un troisième assassin peut les rejoindre. Gagnez 15 points.
step-1-hint-1 = Les assassins vous viennent en main. Qui reste sur leur tuile ?
step-1-hint-2 = La tuile des assassins est à leur portée.
step-1-answer-1 = Une tuile moins chère. Annulez le meurtre, et regardez b2 elle-même.
step-1-answer-2 = Menez le troisième assassin en b2. Annulez.
step-1-done = Là où deux assassins sont avec un seul autre, un troisième ouvre la tuile.
