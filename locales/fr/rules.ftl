### The rules that refusals and cards cite: a short name, and the rule in words for the help.

name = { $id ->
    [1.6] djinns qui rapportent des pièces
    [R-B1] places libres
    [R-B4] enchères avec Kumarbi
    [R-B6] pions poussés
    [R-T1] qui peut se déplacer le doit
    [R-T2] quand utiliser pouvoirs et objets
    [R-T3] quand payer Echidna, Iblis, Hagis et Lamia
    [R-T4] l’action de la tuile
    [R-T9] crevasse et lac
    [R-M1] un pas à la fois
    [R-M2] pas de retour immédiat
    [R-M4] le dernier meeple
    [R-M5] pas d’impasse
    [R-A1] victimes à portée
    [R-A4] deux victimes avec Iblis
    [R-A6] victimes avec Kandicha
    [R-W1] prendre un caprice
    [R-W2] poser un caprice
    [R-S2] points des vizirs
    [R-S3] points des sages
    [R-S6] points des palmiers et des palais
    [R-S8] points des marchandises
    [R-S9] points des artisans
    [R-S10] points des objets
   *[other] { "" }
}

words = { $id ->
    [1.6] Ba’al, Marid, Monkir, Nekir, Kali et Ganapati rapportent des pièces chaque fois qu’arrive ce que dit leur carte : 1 pièce si c’est par vous, 2 si c’est par un adversaire.
    [R-B1] Pour enchérir, mettez votre pion sur une place libre de la piste d’ordre de jeu et payez son prix aussitôt. Un prix reçoit un pion ; 0 en reçoit trois, et à cinq joueurs 1, 3 et 5 en reçoivent deux chacun.
    [R-B4] Qui a Kumarbi peut défausser des fakirs à l’enchère : chacun baisse le prix d’un cran, jusqu’à 0.
    [R-B6] Kali compte chaque pion déplacé par une poussée, une fois par poussée : 1 pièce par pion adverse que vous poussez, 2 quand un adversaire pousse le vôtre. Votre propre second pion ne compte pas.
    [R-T1] Si un déplacement est possible, vous devez en faire un. S’il n’y en a aucun, vous le passez, et ce tour de jeu est le dernier.
    [R-T2] À votre tour, vous pouvez utiliser une fois chaque pouvoir qui a un coût, et un objet magique. Pas pendant le déplacement, ni tant qu’un autre choix vous attend. Ce qui serait sans effet ne peut pas être utilisé.
    [R-T3] On paie Echidna ou Iblis juste avant l’action des bâtisseurs ou des assassins, et Hagis ou Lamia en plaçant le palais ou le palmier sur une tuile voisine. Là où la pièce peut aller sans eux, on ne paie rien.
    [R-T4] Dans un village, vous devez placer un palais, dans une oasis un palmier, s’il en reste. Dans une cité, vous prenez son caprice. Aux marchés, lieux sacrés et ateliers, vous choisissez de payer ou non.
    [R-T9] Rien ne peut se trouver sur la crevasse ou le grand lac : ni meeple, ni chameau, ni palmier, ni palais.
    [R-M1] Prenez tous les meeples d’une tuile et posez-les un à un, chacun sur une tuile qui touche la précédente par un côté. Jamais en diagonale, jamais par-dessus une montagne, jamais sur la crevasse ou le lac. On peut passer par des tuiles vides et des tuiles avec un chameau.
    [R-M2] Le meeple suivant ne peut pas être posé sur la tuile que vous venez de quitter ; la tuile de départ compte comme quittée. Plus loin dans le déplacement, on peut revenir sur toute tuile.
    [R-M4] Le dernier meeple doit en rejoindre un autre de sa couleur, qui se trouvait déjà sur la tuile ou y a été posé pendant le même déplacement.
    [R-M5] Vous posez les couleurs dans l’ordre de votre choix, tant que le dernier meeple peut encore en rejoindre un de sa couleur. Poser un meeple après quoi il ne le pourrait plus n’est pas permis.
    [R-A1] Les assassins tuent un meeple : sur une tuile pas plus loin qu’il n’y a d’assassins et de fakirs défaussés, en lignes et en colonnes, ou un vizir, un sage ou un artisan devant un adversaire sans Boaz. Il faut tuer si on le peut sans fakir.
    [R-A4] Avec Iblis, vos assassins tuent deux meeples d’une même tuile, ou deux devant un même adversaire. S’il n’y en a qu’un, celui-là.
    [R-A6] Pour chaque meeple que vous tuez : un marchand donne la première carte de la pioche (avec les Artisans, la première de la rangée), un bâtisseur 1 pièce par tuile à chiffre bleu parmi la sienne et celles autour. Un vizir, un sage ou un artisan vient à vous ; pour un artisan, vous prenez aussi le premier objet.
    [R-W1] Si votre déplacement finit dans une cité, vous prenez le caprice qui s’y trouve. Y passer, ou prendre la cité par un meurtre, ne compte pas.
    [R-W2] Vous pouvez poser un caprice de votre main pour ses pièces dès que sa condition est remplie : à votre tour, sauf pendant le déplacement, ou juste avant votre enchère. À la fin de la partie, cela se fait automatiquement.
    [R-S2] Chaque vizir vaut 1 point (3 avec Jafaar), et vous avez 10 points par adversaire qui a moins de vizirs. À égalité, pas de bonus.
    [R-S3] Chaque sage devant vous vaut 2 points, 4 avec Shamhat.
    [R-S6] Chaque palmier sur vos tuiles vaut 3 points (5 avec Haurvatat), chaque palais 5 ; le double sur les tuiles autour du grand lac.
    [R-S8] Les séries de marchandises différentes comptent comme à la vente, réparties au mieux. Avec Al-Amin, 2 fakirs remplacent une marchandise au choix.
    [R-S9] Chaque artisan devant vous vaut 2 points, 3 si personne n’en a plus que vous. Avec Ptah, chacun vaut 2 de plus.
    [R-S10] Chaque objet précieux vaut son nombre, 3 de plus avec Geb. Les objets magiques ne valent rien à la fin.
   *[other] { "" }
}
