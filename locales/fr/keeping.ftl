### Texts of keeping, moving and sharing games.

## The list of games.

more = Plus
more-of = Plus pour { $names }
duplicate = Dupliquer
copy-of = Copie de { $name }
rename = Renommer
name-of-game = Nom de cette partie
name-hint = Vide : les noms des joueurs.
keep-name = Garder ce nom
kilobytes = { $n } Ko
deleted = Supprimée : { $name }
no-game = Ce n’est pas une partie de Naqala, ou il en manque un morceau.
damaged = La partie qu’il contient est abîmée et ne peut pas continuer.
details = Détails
won = { $n ->
    [one] { $names } a gagné : { $points }
   *[other] { $names } ont gagné : { $points }
}
undo-delete = Annuler

## Storage that the browser may clear.

copies = Ce navigateur peut supprimer de lui-même les parties gardées quand l’appareil manque de place. Enregistrez de temps en temps dans un fichier celles qui vous manqueraient.

copies-safari = Safari efface ce qu’une page a gardé après sept jours sans visite. Mettez Naqala sur l’écran d’accueil (Partager → Sur l’écran d’accueil), ou enregistrez dans un fichier ce qui vous manquerait.

settings-not-kept = Ce navigateur ne garde plus ni réglages ni progrès : son stockage est plein ou désactivé. Ce qui change dure jusqu’à ce que vous fermiez ou rechargiez la page.

## A game that another tab has open.

open-elsewhere = Cette partie est ouverte dans un autre onglet.
open-elsewhere-hint = Ici, vous regardez seulement. Reprenez-la, et l’autre onglet s’arrête.
take-over = Reprendre ici
continued = La partie continue dans un autre onglet.
continued-hint = Rien n’est plus gardé depuis cet onglet. Reprenez-la pour continuer avec ce qui a été joué là-bas.
take-back-here = La reprendre

## The sheet that shares a link.

share = Partager ou déplacer la partie
share-hint = Par un lien, ou par un code pour l’appareil photo d’un autre appareil. Rien n’est envoyé à personne.
share-truth = Qui l’ouvre voit tout, pièces cachées comprises. Elle y devient une partie à part ; celle-ci continue ici.
extent = Ce qui est partagé
extent-record = Toute la partie
extent-position = La position seule
link = Lien
link-size = { $letters } caractères
copy-link = Copier le lien
send-link = Envoyer…
code = Code à scanner
code-of = Code { $number } sur { $count }
code-hint = Visez le code avec l’appareil photo de l’autre appareil : il y ouvre la partie.
codes-hint = Scannez les codes l’un après l’autre, dans n’importe quel ordre : l’autre appareil les rassemble, ouvre la partie et dit ce qui manque.
codes-too-many = Cette partie est trop longue pour des codes : utilisez le lien, un fichier, ou la position seule.
code-before = Code précédent
code-next = Code suivant
codes-play = Faire défiler
codes-pause = Pause

## The sheet of a game opened from a link.

copy-opens-secrets = Une copie contient tout ce que les joueurs se cachent, et ce qui sera pioché. Tout le monde est d’accord ?
shared = Une partie a été partagée
shared-keeps = Elle devient une partie à part : les vôtres restent telles quelles.
shared-open = L’ouvrir
shared-not-now = Pas maintenant
shared-failed = Ce lien ne peut pas être ouvert.
shared-nothing = Rien n’a été modifié ni gardé.
part-came = Partie { $number } sur { $count } reçue.
parts-missing = Il manque : { $numbers }. Scannez le code suivant.

## Reasons why a game cannot be imported.

empty = Elle est vide.
too-long = Elle fait { $megabytes } Mo ; une partie en fait 2 au plus.
too-many-entries = Elle a { $n } entrées ; une partie en a 20000 au plus.
twice = La clé « { $key } » figure deux fois au même endroit : voir ligne { $line }.
bad-name = Le nom du joueur { $n } manque, dépasse 60 caractères, ou contient des caractères invisibles.
link-version = Une version plus récente de Naqala a fait ce lien (« { $version } ») : ouvrez-le avec elle, ou demandez un fichier.
link-letter = Le caractère { $at } de ses données n’y a pas sa place : le lien a été modifié en chemin.
link-cut = Sa fin manque : des messageries coupent les longs liens. Copiez de nouveau le lien entier, ou demandez un fichier.
link-part = C’est une partie d’une suite, mais ses numéros ne peuvent pas être justes.
link-long = Il contient plus qu’aucune partie.
link-damaged = Ses données sont abîmées. Si sa fin manque, une messagerie l’a coupé : copiez de nouveau le lien entier, ou demandez un fichier.
link-rules = Elle a été codée avec d’autres règles : ouvrez-la avec la version de Naqala qui l’a faite, ou demandez un fichier.
link-mixed = Les morceaux ne vont pas ensemble : scannez de nouveau tous les codes.

## A link that opens beside the installed app.

other-storage = Naqala est sur votre écran d’accueil ? Les liens s’ouvrent dans Safari, où les parties sont d’autres. Copiez le lien, et collez-le là-bas sous « Ouvrir une partie ».
link-unable = Ce navigateur ne sait pas décompresser les liens : demandez un fichier.

## What other apps hand to the page.

handed-nothing = Ce qui a été partagé ne contient aucun lien vers une partie, un problème, une leçon ou une feuille de score, et n’est pas une partie. Une partie peut être collée ici ; les feuilles d’un fichier s’ajoutent sous Feuille de score → Feuilles.
several-files = Plusieurs fichiers sont arrivés. Ils s’ouvrent un par un : jusqu’à la fermeture de la page, les autres attendent sous « Ouvrir une partie ».

## The offer to install the page.

install-hint = Naqala peut rejoindre les applications de cet appareil : dans sa propre fenêtre, même sans réseau, et proposé pour ouvrir ou partager fichiers et liens.
install-by-hand = Naqala peut être sur l’écran d’accueil de cet appareil : Partager → Sur l’écran d’accueil. Il s’ouvre alors comme une application, même sans réseau.
install = Installer
install-not = Non merci
