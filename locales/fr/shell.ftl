### Texts around the table: top bar, hand-over, dialogs, storage, failures.

document-title = Naqala · Five Tribes, version non officielle

players = Joueurs
player-name = Joueur { $n }
first-names = Anna Sami Maya Léo Noor
name-of = Nom du joueur { $n }
colour-of = Couleur : { $name }
move-up = Monter { $name }
move-down = Descendre { $name }
remove = Retirer { $name }
name-missing = Il faut un nom à ce joueur.
name-taken = Deux joueurs portent ce nom.

coming = Un instant…
part-missing = Cette partie de la page n’a pas pu être chargée. Le jeu continue sans elle.
try-again = Réessayer
load-newest = Charger la dernière version
load-newest-hint = Il y a peut-être une nouvelle version. Avec elle, tout reprend là où vous en êtes.
no-answer = Le site ne répond pas. Vérifiez la connexion, puis réessayez.
art-missing = Des images du plateau ne sont plus sur le site. Il y a peut-être une nouvelle version.
file-gone = Ce fichier n’est plus sur le site. Il y a peut-être une nouvelle version.
thinker-missing = Les joueurs de l’ordinateur n’ont pas pu être chargés. Vérifiez la connexion, puis réessayez.
thinker-stopped = L’ordinateur a cessé de réfléchir. Réessayez.

seed = Numéro de donne
seed-hint = Le même numéro donne la même partie.
seed-new = Autre donne
seed-wrong = Une donne est un nombre entier de 0 à 18446744073709551615 : des chiffres seulement.

expansions = Extensions
artisans-hint = Objets, campements et montagnes : 36 tuiles.
whims-hint = Cités, caprices et un lac : 36 tuiles ; 42 avec les deux.
five-need = On ne joue à cinq qu’avec une extension.

secrecy = Pièces, objets et caprices
secrecy-peek = Appuyer pour voir
secrecy-peek-hint = Tout est masqué. Chacun maintient sa ligne pour voir les siens ; un appui les montre jusqu’au suivant.
secrecy-cover = Paravent
secrecy-cover-hint = Entre deux joueurs, un paravent cache la table jusqu’à ce que le suivant ait l’appareil.
secrecy-open = Visibles
secrecy-open-hint = Tout le monde voit tout.
peek = Maintenir pour voir ce que cache { $name }

answers = Répondre aux étapes qui n’ont qu’une réponse
answers-hint = Les cartes des marchands, les pièces des bâtisseurs sans fakir. Annuler les reprend avec votre étape précédente. Une touche suffit aussi pour rejoindre une fin à chemin unique, et pour renoncer au reste d’un tour.

start = Commencer la partie
resume = Reprendre
resume-title = Vos parties
look-again = Revoir
round = Tour de jeu { $n }
finished = terminée
delete = Supprimer
unreadable = Une partie enregistrée ne peut pas être lue.
unreadable-hint = Elle est gardée telle quelle ; vous pouvez l’enregistrer dans un fichier.

open-record = Ouvrir une partie
open-hint = Choisissez un fichier, ou collez le texte d’une partie (naqala-record/1). Elle devient une partie à part : les vôtres restent.
open-file = Depuis un fichier
open-text = Texte de la partie
open = Ouvrir
open-part = L’ouvrir jusqu’à l’entrée { $n }
written-by = La version { $core } de Naqala l’a écrite ; cette page a la version { $own }.
open-failed = Cette partie ne peut pas être ouverte.
not-json = Le texte s’arrête trop tôt ou est abîmé, ligne { $line }, colonne { $column }. A-t-il été copié en entier ?
no-entry = L’entrée { $n }, « { $text } », n’est pas une action.
illegal-entry = L’entrée { $n }, « { $text } », n’est pas permise à cet endroit. { $why }
no-back = L’entrée { $n } revient à l’entrée { $to }, qui n’est pas avant elle.
faults = { $n ->
    [one] Elle a { $n } défaut : { $listed }
   *[other] Elle a { $n } défauts : { $listed }
}
unwritten = { $place } : manque, ou n’est pas noté comme il faut
hidden-view = C’est ce que voit un joueur, pas toute la partie.
unknown-format = Son format est « { $found } » ; cette page lit naqala-record/1 et naqala-game/1, et l’éditeur aussi les positions et les leçons.
bad-colours = Il lui faut une couleur par joueur.
bad-sides = Il lui faut un côté de la table par joueur.
bad-left = Ceux qui sont partis n’en sont pas des joueurs.
file-unread = Le fichier n’a pas pu être lu.
file-letters = La ligne { $line } a des lettres dans un autre codage que l’UTF-8. Enregistrez le fichier en UTF-8, puis rouvrez-le.

last-round = le dernier
game-over = fin
log = Journal
score = Score
help = Aide
settings = Réglages
settings-hint = Langue, couleurs et plus
menu = Menu
close = Fermer
dismiss = Ignorer

new-game = Nouvelle partie
new-game-hint = Cette partie reste parmi les vôtres ; vous pourrez la reprendre.
new-game-sure = Quitter cette partie et en préparer une autre ?
rematch = Revanche
rematch-hint = Les mêmes joueurs, une autre donne.
rematch-sure = Quitter cette partie et en donner une autre aux mêmes joueurs ?
embed = Mettre sur une page
embed-hint = Le code d’un plateau pour votre blog, cours ou wiki.
embed-code = Code pour la page
export = Enregistrer ou copier la partie
export-hint = Toute la partie sous forme de texte, à rouvrir ici ou sur un autre appareil. Ce qui est caché y figure aussi.
picture = Image
picture-hint = Le plateau à envoyer ou à garder, avec le score une fois la partie finie. L’image ne montre rien de caché.
print = Imprimer
print-hint = Le plateau et ce que toute la table peut savoir.
print-exercise-hint = Le plateau et la question, sans la solution.
download = Enregistrer dans un fichier
copy = Copier
copied = Copié.
copy-failed = Le navigateur ne l’a pas permis : sélectionnez le texte et copiez-le.
record-text = La partie
table = La table
table-hint = Noms, couleurs, un départ, finir avant la fin.
has-left = a quitté la table
has-left-hint = Quelqu’un n’est pas là ? Un ordinateur peut jouer à sa place. Ou cochez « a quitté la table » : les autres décident ensemble, et il ne gagne rien.
left-tag = a quitté la table
left-together = { $name } n’est plus là : décidez ensemble.
end-here = Finir la partie ici
end-here-hint = On compte les points tels qu’ils sont. Vous pourrez changer d’avis.
end-here-sure = La partie s’arrête, et chacun voit ce que les autres cachaient. Tout le monde est d’accord ?
end-here-yes = D’accord : finir ici
opens-secrets = Tous verront les pièces, objets et caprices cachés, et ce qui sera pioché. Tout le monde est d’accord ?
all-agree = D’accord
ended-by-table = La table l’a finie là.
go-on = Reprendre la partie
go-on-hint = La table a fini cette partie plus tôt. Rien n’en est perdu.
agreed = Convenu entre-temps
agreed-left = { $name } a quitté la table, et les autres décident.
agreed-back = { $name } est de retour.
agreed-ended = La partie a été arrêtée, et tout ce qui était caché était visible.
agreed-resumed = La partie a repris.
agreed-opened = Plus rien n’est caché.
agreed-hidden = Les secrets sont de nouveau cachés.
agreed-masked = Des masques remplacent les écrans : qui maintient une ligne la voit.
agreed-shown = La partie a été ouverte ou copiée avec tout ce qui est caché.
agreed-computer = Un ordinateur joue pour { $name }.
agreed-person = Une personne joue pour { $name }.
left-sure = { $name } a quitté la table : les autres décident, et voient ce que { $name } cache. Tout le monde est d’accord ?
seat-sure = On joue à la place de { $name }, et on voit ce que { $name } cache. Tout le monde est d’accord ?
pause = Pause
pause-hint = Un paravent cache la table jusqu’au retour du joueur.
leave = Revenir à l’accueil
leave-hint = La partie est gardée, rien n’est perdu.
stay = Continuer à jouer

your-turn = C’est votre tour.
to-bid = À vous d’enchérir.
pass-device = Passez l’appareil à { $name }
i-am = Je suis { $name }
decide-for = Décidez ensemble pour { $name } qui a quitté la table
we-decide = Nous décidons
is-back = { $name } est de retour
is-absent = { $name } n’est pas là
since-last = Depuis que vous avez joué
so-far = Jusqu’ici
bids-of = Tour de jeu { $round } : enchères
log-empty = Il ne s’est encore rien passé.
log-hint = Touchez une ligne qui nomme une tuile pour voir où c’était ; l’œil montre ce moment.
taken-back = repris
take-back = Revenir juste avant
take-back-bid-of = { INITIAL($name) ->
    [vowel] Reprendre la mise d’{ $name }
   *[other] Reprendre la mise de { $name }
}
take-back-turn-of = { INITIAL($name) ->
    [vowel] Reprendre le tour d’{ $name }
   *[other] Reprendre le tour de { $name }
}
take-back-sure = Tout ce qui suit est repris, pour tous. Le journal en garde la trace. Tout le monde est d’accord ?
take-back-bid-sure = { INITIAL($name) ->
    [vowel] La mise d’{ $name } et tout ce qui a suivi sont repris, pour tous. Le journal en garde la trace. Tout le monde est d’accord ?
   *[other] La mise de { $name } et tout ce qui a suivi sont repris, pour tous. Le journal en garde la trace. Tout le monde est d’accord ?
}
take-back-turn-sure = { INITIAL($name) ->
    [vowel] Le tour d’{ $name } et tout ce qui a suivi sont repris, pour tous. Le journal en garde la trace. Tout le monde est d’accord ?
   *[other] Le tour de { $name } et tout ce qui a suivi sont repris, pour tous. Le journal en garde la trace. Tout le monde est d’accord ?
}
take-back-title = Revenir en arrière
take-back-yes = D’accord : revenir en arrière
undo-in-log = « Annuler » s’arrête ici. Revenir par le journal
cancel = Renoncer
show-tiles = { $text } Montrer les tuiles.

whims-paid = À la fin, les caprices exaucés paient d’eux-mêmes.
score-caption = Points à ce stade
see-board = Voir le plateau
skip-count = Voir le résultat
share-game = Partager
best = le plus
score-final = Score final
category = Catégorie
total = Total
at-least = au moins
hidden = caché
score-hidden-hint = Ce que les autres cachent n’est pas compté : leur total est au moins celui-ci.
wins = { $name } l’emporte !
win-shared = Victoire partagée : { $names } !

language = Langue
language-missing = Les mots de cette langue n’ont pas pu être chargés. Vérifiez la connexion, puis réessayez.
theme = Couleurs de la page
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
contrast = Contraste fort
contrast-hint = Des traits plus marqués, des fonds unis.
palette = Couleurs pour daltoniens
palette-hint = Tribus, joueurs et valeurs en couleurs faciles à distinguer.
turn = Tourner la table vers le joueur
turn-hint = Pour une tablette au milieu : tout fait face au joueur dont c’est le tour. Les côtés se choisissent dans Menu, La table.
side-of = Côté : { $name }
side-bottom = devant
side-left = à gauche
side-top = en face
side-right = à droite
sound = Sons
sound-hint = Quelques-uns, brefs.
volume = Volume
vibration = Vibration
vibration-hint = Une brève, quand un meeple se pose.
may-sleep = L’écran peut s’éteindre pendant une partie : le navigateur ne le garde pas allumé. Réglez le verrouillage automatique de l’appareil sur « Jamais » pendant que vous jouez.
full-screen = Plein écran, oui ou non
motion = Mouvements
motion-hint = Les meeples traversent le plateau. Sans cela, ils apparaissent à l’arrivée.

storage-missing = Ce navigateur ne permet pas à la page de garder quoi que ce soit : la partie sera perdue en fermant ou en rechargeant la page. Enregistrez-la dans un fichier pour la garder.
storage-full = Il n’y a plus de place pour garder la partie : ce que vous jouez désormais sera perdu en fermant ou en rechargeant la page. Enregistrez-la dans un fichier, ou supprimez d’autres parties.
storage-failed = La partie n’a pas pu être gardée ({ $why }) : ce que vous jouez désormais peut être perdu en fermant ou en rechargeant la page. Enregistrez-la dans un fichier pour la garder.

update-ready = Une nouvelle version est prête
update-use = L’utiliser maintenant
update-hint = L’utiliser maintenant : la page se recharge, et la partie reprend là où elle en est.

crash-title = Naqala s’est arrêté
crash-text = Le programme a rencontré une erreur, et c’est notre faute. Votre partie est gardée jusqu’au dernier pas : rechargez la page pour continuer.
crash-reload = Recharger
crash-export = Enregistrer la partie dans un fichier
crash-record = La partie en texte, à copier
crash-detail = Ce qui s’est passé

key-drops = Éclairée : poser là. Figurine : quelle tribu.
key-ends = Éclairée : poser là. Drapeau : peut y finir.
