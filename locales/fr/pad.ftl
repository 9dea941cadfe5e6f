### Texts of the score pad.

##

open-pad = Feuille de score
title = Feuille de score
caption = Points par catégorie
field = { $name }, { $line }
said-of = { $field } : { $what }

order = Ordre des champs
by-line = Par catégorie
by-player = Par joueur
way = Saisie
by-keys = Points
by-things = Ce qui est là
next = Suivant
previous = Champ précédent
erase = Effacer le dernier caractère
count-here = Compter plutôt ce qui est là

about = La partie
again = Nouvelle feuille
again-undo = Reprendre la feuille précédente
date = Date
place = Lieu
remark = Remarque
number-of-players = Nombre de joueurs

not-kept = Ce navigateur n’enregistre pas la feuille : elle dure jusqu’à la fermeture de la page. Enregistrez une copie.
unread = La feuille enregistrée ne peut pas être lue. Elle est gardée telle quelle ; vous pouvez l’enregistrer dans un fichier.
unread-at = Le défaut est à « { $place } ».
unread-json = Le texte s’arrête trop tôt ou est abîmé, ligne { $line }, colonne { $column }. A-t-il été copié en entier ?
unread-format = Son format est « { $found } » ; cette page lit naqala-pad/1.

tile-of = Tuile de valeur { $value }
lakeside = { $building } au bord du lac, compte double
city = Cité
round-tent = Tuile à chiffre rouge autour du campement, la sienne comprise
held-by = chez { $name }

leads = Le plus de points : { $names }
sum = { $text } = { $points }
each = { $count } { $what } × { $points } = { $total }
with-djinn = avec { $djinn }
for-fewer = { $n ->
    [one] 10 pour { $n } joueur qui en a moins = { $points }
   *[other] 10 pour chacun des { $n } joueurs qui en ont moins = { $points }
}
most = personne n’en a plus
not-most = un autre joueur en a plus
not-compared = { $names } : on ne connaît que les points, les nombres ne sont donc pas comparés
by-lake = { $n ->
    [one] { $n } au bord du lac compte double
   *[other] { $n } au bord du lac comptent double
}
sets = séries de { $text } = { $points }
wild = { $n ->
    [one] { $n } marchandise au choix contre des fakirs
   *[other] { $n } marchandises au choix contre des fakirs
}
red-tiles = { $n ->
    [one] { $n } tuile à chiffre rouge autour du campement
   *[other] { $n } tuiles à chiffre rouge autour du campement
}
cities = { $n ->
    [one] { $n } cité : 5 × { $n } × { $n } = { $total }
   *[other] { $n } cités : 5 × { $n } × { $n } = { $total }
}

strange = « { $letter } » en position { $at } n’est ni un chiffre, ni +, ni ×
no-number = il manque un nombre en position { $at }
no-sign = il manque + ou × avant la position { $at }
too-large = le nombre est trop grand en position { $at }
impossible = personne ne peut avoir { NUMBER($points) } ici
together = { $line } : { $found } en tout, et il y en a { NUMBER($most) }
too-many = { CAPITAL($what) } : { $found } en tout, et il y en a { $most }
too-many-of = { $name }, { $what } : { $found }, et { $most } sont possibles
none-in-game = { CAPITAL($what) } : absent de cette partie
twice = { $djinn } s’y trouve plus d’une fois
no-tile = { $name }, { $what } : aucune tuile où les poser
no-lake = { $name }, { $what } : pas de lac dans cette partie
red-around = tuiles à chiffre rouge autour du campement
tiles-held = tuiles
players-wrong = On ne joue à cinq qu’avec une extension
total-alone = Pour { $names }, on ne connaît que le total. Des points saisis dans une colonne comptent à sa place.
drop-total = { INITIAL($name) ->
    [vowel] Oublier le total d’{ $name }, { $total }
   *[other] Oublier le total de { $name }, { $total }
}

## The history.

sheets = Feuilles
to-sheet = Vers la feuille ouverte
search = Chercher une feuille
found = { $n ->
    [one] { $n } feuille sur { $all }
   *[other] { $n } feuilles sur { $all }
}
no-sheets = Les feuilles apparaissent ici dès qu’on y a saisi quelque chose.
no-date = Sans date
wins = gagne
has-faults = Quelque chose y est impossible ; elle ne compte pas dans les moyennes.
open-named = Ouvrir : { $sheet }
delete-named = Supprimer : { $sheet }
history-not-kept = Ce navigateur n’enregistre pas les feuilles : elles durent jusqu’à la fermeture de la page. Enregistrez-les dans un fichier.

averages = Moyennes et records
average = Moyenne
best = Record
games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
games-won = { $n ->
    [one] { $n } gagnée
   *[other] { $n } gagnées
}

statistics = Statistiques
statistics-of = Joueur
statistics-hint = Les feuilles sans erreur et les parties terminées sur cet appareil. Ce qui est dans les deux ne compte qu’une fois.
by-opponent = Par adversaire
by-level = Par niveau de l’ordinateur
by-players = Par nombre de joueurs
by-kind = Sortes de points
kind-hint = { $n ->
    [one] La barre est la moyenne sur { $n } partie, le trait celle des autres à la table.
   *[other] La barre est la moyenne sur { $n } parties, le trait celle des autres à la table.
}
lead = Écart
led-by = { SIGNED($n) }
others-average = Autres

files = Fichiers
save-json = Tout enregistrer en JSON
save-csv = Enregistrer les points en CSV
save-hint = Le JSON garde tout. Le CSV n’a que les points, pour les tableurs.
import = Ajouter les feuilles d’un fichier
import-hint = JSON ou CSV, comme enregistrés ici. Ce qui est déjà là n’est pas ajouté deux fois, et rien n’est remplacé.
added = { $n ->
    [one] { $n } feuille ajoutée.
   *[other] { $n } feuilles ajoutées.
}
known = { $n ->
    [one] { $n } était déjà là.
   *[other] { $n } étaient déjà là.
}
left-out = Laissées de côté, car aucune feuille n’a ces colonnes : { $columns }
ask-letters = À partir de la ligne { $line }, ce fichier a des lettres dans un autre codage que l’UTF-8. Laquelle de ces lectures est juste ?
ask-date = Les dates de ce fichier se lisent de deux façons. Quel jour est le { $date } ?
add-nothing = Aucune : ne rien ajouter
not-added = Non ajouté :
import-most = Les feuilles après les { $most } premières. Choisissez encore une fois le fichier pour les ajouter.
sheet-fault = Feuille { $number } : { $what }
csv-line = Ligne { $line } : { $what }
csv-quote = un guillemet est mal placé, ou n’est pas fermé
csv-column = la colonne « { $name } » est présente deux fois
csv-no-column = la colonne « { $name } » manque
csv-cells = { $found } cellules, et il y a { $expected } colonnes
csv-cell = ce qui figure sous « { $column } » est illisible
csv-date = la date { $date } peut être deux jours
csv-differs = « { $column } » diffère de la ligne précédente de la même feuille
csv-players = une feuille à { $found } joueurs ; on joue de deux à cinq
csv-total = le total est { $found }, mais les points font { $expected }

save-bgstats = Enregistrer pour BG Stats
save-bgg = Enregistrer les totaux comme parties BGG
save-plays-hint = BG Stats importe son fichier avec totaux et catégories. Le XML a le format dans lequel BoardGameGeek fournit les parties.
import-plays-hint = Aussi une sauvegarde ou un fichier de parties de BG Stats, et les parties de BoardGameGeek en XML.
ask-lost = Certaines parties ont des données qu’une feuille ne garde pas : { $lost }. Les ajouter sans ces données ?
add-without = Ajouter sans ces données
other-games = { $n ->
    [one] { $n } partie d’un autre jeu laissée de côté.
   *[other] { $n } parties d’autres jeux laissées de côté.
}
bgg-page = BoardGameGeek fournit les parties page par page : ce fichier en a { $found } sur { $all }.
play-fault = Partie { $number }, { $date } : { $what }
play-teams = elle a été jouée par équipes
play-unfinished = elle est marquée comme inachevée
play-several = elle compte pour { $n } parties
play-no-points = elle n’a pas de points
lost-duration = la durée
lost-seats = qui a commencé et qui était assis où
lost-roles = des rôles, plateaux ou couleurs que le jeu n’a pas
lost-notes = images, évaluations, ou qui débutait
lost-uncounted = qu’elle ne compte pas dans les statistiques
lost-winner = un autre vainqueur que celui des points
lost-long-text = la fin des textes longs
lost-lines = des lignes de feuille de score inconnues ici

share = Partager cette feuille
share-hint = Le lien ouvre la feuille sur un autre appareil, à côté de celles qui y sont. Rien n’est envoyé sans vous.
copy-text = Copier en texte
as-picture = Image
no-picture = Ce navigateur ne sait pas dessiner l’image.
to-bgstats = Vers BG Stats
to-bgstats-hint = BG Stats s’ouvre avec cette partie si l’application est sur cet appareil.
shared = Une feuille de score a été partagée
shared-keeps = Elle s’ajoute à vos feuilles, sans en remplacer aucune.

to-editor = En position
editor-has = L’éditeur reçoit les joueurs avec leurs pièces, vizirs, sages, artisans, djinns, marchandises, fakirs et objets, et leurs tuiles avec palmiers et palais.
editor-lacks = Une feuille ne sait pas où sont les tuiles : leurs places sont inventées, et les points au bord du lac et autour du campement peuvent différer. Il manque les meeples du plateau, les cartes et djinns proposés et les enchères.
editor-points = Il manque aussi, car on n’en connaît que les points : { $fields }.
open-editor = Ouvrir dans l’éditeur
not-handed = Ce navigateur n’enregistre pas la position : l’éditeur ne peut pas l’ouvrir.
