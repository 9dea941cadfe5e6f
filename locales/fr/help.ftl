### Texts of the help: the rules in brief, the gestures and the keys.

parts = Parties de l’aide

in-brief = Les règles en bref
aim = Le but
aim-text = Finir avec le plus de points : pièces, meeples gardés, djinns, tuiles, palmiers, palais et marchandises, tout compte. Quand quelqu’un a placé son dernier chameau (et son campement), ou ne peut pas se déplacer, on termine le tour de jeu et la partie s’achève.

round = Un tour de jeu
bid = Mettez votre pion sur une place libre de la piste d’ordre de jeu et payez son prix aussitôt : qui paie le plus joue en premier. Trois pions tiennent sur 0, où le dernier arrivé joue avant les autres. À 2 joueurs, chacun a deux pions, donc deux tours.
walk = Prenez tous les meeples d’une tuile et posez-les un à un, chacun sur une tuile à côté de la précédente : jamais en diagonale, jamais en revenant aussitôt sur la tuile quittée. Le dernier doit en rejoindre un autre de sa couleur. Qui peut se déplacer le doit.
collect = Récolte
collect-text = Tous les meeples de cette couleur sur la dernière tuile vous viennent en main. S’il n’y reste ni meeple ni chameau, vous y placez un de vos chameaux : la tuile est à vous, et seul un objet magique peut déplacer le chameau.
tribe = Les meeples récoltés agissent selon leur tribu.
tile = La dernière tuile agit selon sa sorte, à qui qu’elle soit. Palais et palmier doivent être placés ; acheter ou prendre un djinn est au choix.
sale = Vendez des séries de marchandises différentes contre des pièces, si vous voulez.
end = Puis vient le pion suivant. Après le dernier, on complète les rangées de cartes et de djinns, et de nouvelles enchères commencent.

tribes = Tribus
tribes-text = Vizirs, sages et artisans restent devant vous ; les autres retournent dans le sac.
fakirs = Un fakir est une carte qui aide : un bâtisseur de plus, un pas de plus pour les assassins, ou la place d’un sage pour payer un djinn. Il ne se vend pas et ne rapporte aucun point.

tiles = Tuiles
tiles-text = Le nombre est ce que vaut la tuile pour qui y a son chameau. Les bâtisseurs comptent les bleus, carrés.

expansions = Extensions
expansions-text = Les Artisans ajoutent objets et campement, les Caprices cités et caprices ; avec les deux, le plateau a 42 tuiles. Avec l’une ou l’autre, on joue jusqu’à cinq : sur la piste, 1, 3 et 5 reçoivent alors deux pions.
tent-text = Une fois par partie, il peut prendre une tuile à la place d’un chameau. Il rapporte la tuile, et 1 point par tuile à chiffre rouge parmi elle et les 8 autour.
items = Objets
items-text = Les précieux comptent à la fin. Les magiques servent une fois : un par tour, aux moments des pouvoirs, le tapis avant ou pendant le déplacement. Touchez-en un pour l’utiliser. Ils restent cachés aux autres.
whims = Caprices
whims-text = On les prend en finissant dans une cité, et ils restent cachés. Quand la condition est remplie, posez-le pour ses pièces : à votre tour, ou avant votre enchère. Un caprice dont la condition est remplie à la fin de la partie est posé alors.
cities = 5, 20, 45, 80 ou 125 pour 1 à 5
artisans = 2 chacun, 3 si personne n’en a plus
items-score = Le nombre sur chaque objet précieux
tent-score = 1 par tuile à chiffre rouge parmi la sienne et les 8 autour

scoring = Points
points = Points
coins = 1 chacune
viziers = 1 chacun, et 10 par adversaire qui en a moins
elders = 2 chacun
djinns = Le nombre sur la carte
owned = Le nombre sur chaque tuile où se tient votre chameau ou campement
palms = 3 chacun, sur vos tuiles ; le double au bord du lac
palaces = 5 chacun, sur vos tuiles ; le double au bord du lac
goods = Séries de marchandises différentes, au mieux réparties
sets = Ce que vaut une série, en pièces à la vente, en points à la fin
set-of = Série de
worth = Vaut
rules = Les règles, une à une
rules-text = Le lien à côté d’un refus, et celui d’une carte, mènent ici.
rule = { CAPITAL($name) }

tie = À égalité, la victoire est partagée.

page = Sur cette page
page-bid = Touchez un prix pour voir l’ordre qu’il donnerait ; le bouton en fait votre enchère.
tap = Toucher une tuile
tap-text = Touchez une tuile éclairée pour prendre ses meeples, puis les tuiles où les poser. Un seul trait de la tuile à sa voisine fait les deux.
several = Plusieurs couleurs
several-text = Des figurines sur la tuile les montrent : touchez celle que vous voulez. Sur un petit écran, la barre demande lequel.
straight = Droit à la fin
straight-text = Si un seul chemin mène à une fin affichée, touchez-la : les meeples se posent le long de ce chemin.
colour = La couleur d’abord
colour-text = Touchez une couleur de votre main : seules ses tuiles restent éclairées, et des carrés montrent où le déplacement peut finir avec elle. Ou faites glisser un meeple sur une tuile.
why = Pourquoi pas ici ?
why-text = Touchez une tuile éteinte : elle dit pourquoi, et la barre mène à la règle. Ce qui mènerait à une impasse n’est jamais éclairé.
look = Regarder d’abord
look-text = Laissez la souris, ou un doigt, sur une tuile éclairée : avant même de la prendre, des carrés montrent où le déplacement peut finir, et des lettres avec quelle tribu.
enlarge = Quelle est cette tuile ?
enlarge-text = Laissez un doigt sur une tuile, ou cliquez-la de l’autre bouton de la souris : elle s’affiche en grand, avec son nom et ce qu’elle fait. Rien n’est joué, et cela marche pendant que les autres jouent.
last = Le dernier meeple
last-text = Chaque tuile éclairée montre ce qu’on gagne à y finir : meeples et leur gain, chameau, effet de la tuile.
market-text = Touchez une carte éclairée pour l’acheter ; au grand marché, touchez-en deux.
djinns-text = Touchez-en un pour le lire. Un des vôtres, s’il est éclairé, peut servir maintenant.
undo-text = Un pas en arrière. Toucher le plateau avec deux doigts fait de même.
whole-move = Tout le déplacement
whole-move-text = Pour le reprendre, touchez sa tuile de départ tant qu’elle n’est pas éclairée, ou la touche Échap.
reset-text = Tout, jusqu’au début du tour ou à ce qui a été révélé depuis.
barrier = Sans retour
barrier-text = Un bouton au cadenas révèle quelque chose, ou termine une enchère ou un tour : on n’annule pas au-delà.
end-text = Un tour ne finit jamais de lui-même : il est à vous jusqu’à ce que vous touchiez ce bouton.
log-text = Touchez une ligne pour voir ses tuiles. Si la table est d’accord, la partie peut y reprendre à n’importe quel tour.

keyboard = Touches
key-head = Touche
does = Ce qu’elle fait
key-tab = Va à la partie suivante de la page ; le plateau entier en est une
key-arrows = De tuile en tuile ; où l’on peut prendre des meeples, les fins possibles s’affichent
key-row = À la première ou dernière tuile de la ligne
key-corner = À la première ou dernière tuile du plateau
key-enter = Fait ce que fait le doigt
key-enlarge = Affiche la tuile en grand, avec son nom et ce qu’elle fait
key-letters = Sur le plateau ou dans la main : cette couleur d’abord
key-escape = Abandonne un choix à moitié fait, sinon tout le déplacement ; ferme une fenêtre comme celle-ci
key-mac = Sur un Mac, Cmd fait ce que fait Ctrl.

tribe-more = { $meeple ->
    [vizier] À égalité, pas de bonus.
    [elder] Ceux que vous payez vont dans le sac et ne comptent plus.
    [merchant] Sans choisir : marchandises et fakirs, dans l’ordre.
    [builder] La dernière tuile compte, avec les 8 qui l’entourent.
    [assassin] Portée : un pas en ligne ou en colonne par assassin, et un par fakir défaussé. Une tuile ainsi vidée et sans chameau devient la vôtre.
   *[artisan] Les objets défaussés restent visibles ; on ne les mélange jamais.
}

tile-more = { $kind ->
    [village] Il rapporte 5 points à qui tient la tuile.
    [sacred-place] Un pouvoir qui se paie s’utilise une fois par tour, dès ce tour-ci.
    [oasis] Il rapporte 3 points à qui tient la tuile.
    [small-market] Les premières sont les plus à gauche ; les vides restent jusqu’à la fin du tour de jeu.
    [large-market] S’il n’en reste qu’une, elle coûte 6 tout de même.
    [workshop] Des montagnes barrent deux de ses côtés : aucun déplacement ne les franchit. Portée et voisinage les ignorent.
    [specialised-market] Parmi toutes les visibles.
    [chasm] Aucun déplacement n’y passe.
    [city] Vos cités réunies rapportent 5, 20, 45, 80 ou 125.
   *[great-lake] Aucun déplacement n’y passe.
}

key = { $key ->
    [Control] Ctrl
    [Shift] Maj
    [Escape] Échap
    [Backspace] Retour arrière
    [Enter] Entrée
    [Space] Espace
    [Home] Début
    [End] Fin
    [PageUp] Page haut
    [PageDown] Page bas
   *[other] { $key }
}
