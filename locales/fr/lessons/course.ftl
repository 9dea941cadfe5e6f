### Texts of the course.

chapter-1 = Un nouveau Sultan
chapter-1-done = Vous en savez assez pour jouer une première partie. Elle s’achève avec le tour de jeu où un joueur place son dernier chameau. Les pièces sont secrètes : « ≥ 54 » veut dire au moins 54 points.
lesson-aim = Un nouveau Sultan
lesson-move = Le déplacement
lesson-control = Prendre une tuile
lesson-tribes = Les cinq tribus
lesson-tiles = Ce que font les tuiles
lesson-turn = Un tour entier
lesson-bidding = Les enchères
lesson-first-game = Prêt à jouer

chapter-2 = Tout le déplacement
chapter-2-done = À retenir : ce qui mène à une impasse n’est jamais ouvert ; une longue promenade peut revenir sur une tuile ; un chameau n’arrête personne.
lesson-dead-end = Impasses
lesson-loops = Boucles
lesson-held = Tuiles qui ont un chameau

chapter-3 = Les tribus
chapter-3-done = À retenir : les vizirs font la course, les sages paient, les marchands amassent, les bâtisseurs aiment les tuiles à chiffre bleu, les assassins ouvrent parfois une seconde tuile.
lesson-viziers = Vizirs
lesson-elders = Sages
lesson-merchants = Marchands
lesson-builders = Bâtisseurs
lesson-assassins = Assassins
lesson-two-tiles = Deux tuiles d’un coup

chapter-4 = Les tuiles
chapter-4-done = À retenir : villages et oasis grandissent pour leur propriétaire, qui que ce soit qui vienne ; un fakir épargne un sage quand on paie un djinn.
lesson-village-oasis = Villages et oasis
lesson-markets = Les marchés
lesson-sacred-place = Le lieu sacré
lesson-powers = Pouvoirs des djinns

chapter-5 = Tours de jeu et points
chapter-5-done = À retenir : le dernier venu sur les zéros joue avant eux ; les séries prennent de la valeur ; le dernier chameau amène la fin.
lesson-zeros = Miser zéro
lesson-selling = Séries et ventes
lesson-score-sheet = La feuille de score
lesson-ending = La fin

chapter-6 = Tactique : votre tour
chapter-6-done = À retenir : faites agir la tribu et la tuile, comptez les pas, et regardez ce que vous laissez : personne seul, pas de tas.
lesson-double-effect = Tribu et tuile
lesson-parity = Pair et impair
lesson-guard = Le dernier gardien
lesson-leave-nothing = Ne rien laisser
lesson-lone = Personne seul
lesson-piles = Pas de tas
lesson-own-djinns = Vos djinns

chapter-7 = Tactique : toute la partie
chapter-7-done = À retenir : misez ce que vaut le premier choix ; marchands, sages et fakirs tôt ; les vizirs adverses tard ; finissez la partie quand vous menez. Voilà comment pensent les bons joueurs.
lesson-turn-order = Jouer en premier
lesson-dear-zero = Quand zéro coûte cher
lesson-scan = Balayer le plateau
lesson-merchants-early = Les marchands, tôt
lesson-elders-early = Les sages, tôt
lesson-fakirs = Amasser des fakirs
lesson-hold-goods = Garder ou vendre
lesson-viziers-by-one = Un vizir d’avance
lesson-late-kills = Les vizirs à la fin
lesson-set-up = Quand il reste peu de meeples
lesson-rush = Brusquer la fin

chapter-8 = Les Artisans
chapter-8-done = Vous en savez assez pour jouer avec les Artisans : activez-les en préparant une partie.
lesson-mountains = Montagnes et crevasse
lesson-artisans = Artisans et objets
lesson-workshop = Atelier et marché
lesson-tent = Le campement

chapter-9 = Les Caprices
chapter-9-done = Vous en savez assez pour jouer avec les Caprices, seuls ou avec les Artisans, et jusqu’à cinq joueurs : à cinq, les prix 1, 3 et 5 reçoivent deux pions chacun.
lesson-cities = Cités fabuleuses
lesson-lake = Le grand lac
lesson-whims = Caprices

chapter-10 = Les djinns
chapter-10-done = Vous avez rencontré tous les djinns. En partie, touchez sa carte pour vous rappeler son pouvoir.
lesson-djinn-al-amin = Al-Amin
lesson-djinn-anun-nak = Anun-Nak
lesson-djinn-baal = Ba’al
lesson-djinn-boaz = Boaz
lesson-djinn-bouraq = Bouraq
lesson-djinn-echidna = Echidna
lesson-djinn-enki = Enki
lesson-djinn-hagis = Hagis
lesson-djinn-haurvatat = Haurvatat
lesson-djinn-iblis = Iblis
lesson-djinn-jafaar = Jafaar
lesson-djinn-kandicha = Kandicha
lesson-djinn-kumarbi = Kumarbi
lesson-djinn-lamia = Lamia
lesson-djinn-leta = Leta
lesson-djinn-marid = Marid
lesson-djinn-monkir = Monkir
lesson-djinn-nekir = Nekir
lesson-djinn-shamhat = Shamhat
lesson-djinn-sibittis = Sibittis
lesson-djinn-sloar = Sloar
lesson-djinn-utug = Utug
lesson-djinn-geb = Geb
lesson-djinn-ptah = Ptah
lesson-djinn-ganapati = Ganapati
lesson-djinn-kali = Kali

chapter-11 = Objets magiques
chapter-11-done = Vous avez rencontré tous les objets magiques. En partie, touchez-en un pour vous rappeler son usage.
lesson-item-scimitar = Cimeterre ardent
lesson-item-lamp = Lampe merveilleuse
lesson-item-flute = Flûte enchantée
lesson-item-carpet = Tapis volant
lesson-item-ring = Anneau du renouveau
lesson-item-talisman = Talisman des tempêtes
lesson-item-horn = Corne d’abondance
