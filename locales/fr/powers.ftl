### What the djinns and the items do, in words.

djinn-power = { $djinn ->
    [al-amin] À la fin de la partie, chaque paire de vos fakirs compte comme une marchandise au choix.
    [anun-nak] Placez 3 meeples tirés du sac sur une tuile où il n’y a rien.
    [baal] Chaque fois qu’un autre djinn est pris : 1 pièce si c’est par vous, 2 si c’est par un adversaire.
    [boaz] Les meeples devant vous ne peuvent pas être tués.
    [bouraq] Placez un palais sur n’importe quel village.
    [echidna] Vos bâtisseurs rapportent le double ce tour-ci.
    [enki] Placez un palmier sur n’importe quelle oasis.
    [ganapati] Chaque fois qu’un caprice est pris : 1 pièce si c’est par vous, 2 si c’est par un adversaire.
    [geb] À la fin de la partie, chacun de vos objets précieux vaut 3 points de plus.
    [hagis] Un palais que vous placez peut aller sur une tuile voisine.
    [haurvatat] À la fin de la partie, vos palmiers valent 5 points au lieu de 3.
    [iblis] Vos assassins tuent 2 meeples d’une même tuile, ou 2 devant un même adversaire.
    [jafaar] À la fin de la partie, vos vizirs valent 3 points au lieu de 1.
    [kali] 1 pièce par pion adverse que vous poussez sur la piste d’ordre de jeu, 2 chaque fois qu’un adversaire pousse le vôtre.
    [kandicha] Pour ce que tuent vos assassins : un marchand donne une carte (de la pioche ; avec les Artisans, la première de la rangée), un bâtisseur les pièces des tuiles à chiffre bleu autour ; vizir, sage ou artisan vient à vous, l’artisan avec un objet.
    [kumarbi] À l’enchère, chaque fakir défaussé baisse le prix d’un cran.
    [lamia] Un palmier que vous placez peut aller sur une tuile voisine.
    [leta] Placez un chameau sur une tuile où il n’y a rien.
    [marid] Pour chaque meeple posé sur une de vos tuiles : 1 pièce à votre déplacement, 2 à celui d’un adversaire.
    [monkir] Pour chaque palais placé : 1 pièce si c’est par vous, 2 si c’est par un adversaire.
    [nekir] Chaque fois que des assassins tuent : 1 pièce si ce sont les vôtres, 2 si ce sont ceux d’un adversaire.
    [ptah] À la fin de la partie, chacun de vos artisans vaut 2 points de plus.
    [shamhat] À la fin de la partie, vos sages valent 4 points au lieu de 2.
    [sibittis] Piochez 3 djinns, gardez-en un, défaussez les autres.
    [sloar] Prenez la première carte de la pioche.
   *[utug] Placez un chameau sur une tuile où il n’y a que des meeples.
}

djinn-effect = { $djinn ->
    [al-amin] À la fin, 2 fakirs font 1 marchandise
    [anun-nak] 3 meeples du sac sur une tuile vide
    [baal] Djinn pris : 1 pièce (par d’autres : 2)
    [boaz] On ne peut tuer les meeples devant vous
    [bouraq] Un palais sur n’importe quel village
    [echidna] Vos bâtisseurs rapportent le double
    [enki] Un palmier sur n’importe quelle oasis
    [ganapati] Caprice pris : 1 pièce (par d’autres : 2)
    [geb] Objets précieux : 3 points de plus chacun
    [hagis] Palais : aussi sur une tuile voisine
    [haurvatat] Palmiers : 5 points au lieu de 3
    [iblis] Vos assassins tuent 2 au même endroit
    [jafaar] Vizirs : 3 points au lieu de 1
    [kali] Pousser : 1 pièce ; être poussé : 2
    [kandicha] Gagnez par ceux que tuent vos assassins
    [kumarbi] Enchères : un cran de moins par fakir
    [lamia] Palmier : aussi sur une tuile voisine
    [leta] Un chameau sur une tuile vide
    [marid] Meeple chez vous : 1 pièce (d’un autre : 2)
    [monkir] Palais placé : 1 pièce (par d’autres : 2)
    [nekir] Vos assassins tuent : 1 pièce (d’autres : 2)
    [ptah] Artisans : 2 points de plus chacun
    [shamhat] Sages : 4 points au lieu de 2
    [sibittis] Piochez 3 djinns, gardez-en 1
    [sloar] Prenez la première carte de la pioche
   *[utug] Un chameau sur une tuile de seuls meeples
}

item-power = { $item ->
    [jewel] 5 points à la fin.
    [chest] 7 points à la fin.
    [crown] 9 points à la fin.
    [scimitar] Retirez 2 meeples d’une même tuile.
    [lamp] Prenez un djinn visible, ou le premier de la pioche, sans payer.
    [flute] Amenez jusqu’à 5 meeples des tuiles adjacentes sur une tuile.
    [carpet] Le dernier meeple de votre déplacement va où vous voulez, même par-dessus les montagnes.
    [ring] Prenez un objet de la défausse.
    [talisman] Déplacez un de vos chameaux, ou le campement, sur une tuile libre.
   *[horn] Complétez la rangée de cartes et mettez-la dans l’ordre voulu.
}
