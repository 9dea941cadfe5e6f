### Texts of lessons: the course, the panel of a lesson step, the overlays.

learn = Apprendre à jouer
learn-hint = Vous jouez dès la première étape. En moins de dix minutes, vous pouvez jouer une première partie ; le reste peut attendre.
never-played = Jamais joué ? Apprenez en jouant
to-course = Toutes les leçons
begun = commencée
learned = faite
go-on-with = Continuer : { $title }
begin-with = Commencer : { $title }
steps-to-game = { $done } sur { $all } avant votre première partie
chapters-done = Chapitres faits : { $done } sur { $all }
done-of = { $done } sur { $all }
minutes = { $minutes } min
reference = Référence avec exercices
reference-hint = À consulter au besoin, en cours de partie.
missing = Les leçons n’ont pas pu être chargées. Vérifiez la connexion, puis réessayez.
unknown = Cette leçon n’existe pas.
broken = Cette leçon ne peut pas être lue : { $fault }

aids = Aides pour apprendre
aids-hint = Dessinées sur le plateau, dans toute partie.
aid-parity = Pas pairs et impairs
aid-range = La portée des assassins
aid-blue = Les tuiles à chiffre bleu qui comptent pour les bâtisseurs
aid-control = Les tuiles libres qui rapporteraient plus que leur chiffre
aid-score = Les points de chacun, sans ce qui est caché
light = case claire du damier
dark = case sombre du damier
even = le déplacement peut finir ici, par ses pas
odd = le déplacement ne peut que passer ici
in-reach = à portée des assassins
in-reach-for = { $n ->
    [one] à portée pour { $n } fakir
   *[other] à portée pour { $n } fakirs
}
blue = compte pour les bâtisseurs voisins
worth = la prendre rapporterait { $points }
points-seen = { $points } sans ce qui est caché

way-refused = Touchez ceci et lisez pourquoi cela ne se peut pas : { $what }.
price = le prix { $price }
step-of = Étape { $step } sur { $steps }
hint = Indice
hints = Indices
show-me = Montrez-moi
do-it = Faites-le pour moi
retry = Recommencer
previous = Étape précédente
next = Suite
finish = Terminé
to-next = Leçon suivante
next-lesson = Leçon suivante : { $title }
to-game = Préparer une partie
well-done = Bravo.
lesson-done = C’était toute la leçon.
stuck = Il n’y a plus rien à faire ici, et le but n’est pas atteint. Recommencez, ou demandez un indice.
not-open = Les règles le permettent, mais cette étape parle d’autre chose.
only-read = Il n’y a rien à jouer dans cette étape : continuez.
way-on = À faire maintenant : { $action }.
way-by-hand = À faire maintenant : touchez { $meeple } dans votre main, puis { $tile }.
way-back = { $n ->
    [one] Cela mène ailleurs : annulez d’abord { $n } étape.
   *[other] Cela mène ailleurs : annulez d’abord { $n } étapes.
}
way-again = Cela mène ailleurs et ne s’annule pas : recommencez l’étape.
