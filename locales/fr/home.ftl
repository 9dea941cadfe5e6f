### Texts of the first page, of the set-up of a game, and of the list of games.

##

tagline = Le jeu de plateau Five Tribes : à apprendre en jouant, puis à jouer contre l’ordinateur, autour d’un écran ou par message.
disclaimer = Naqala est fait par des joueurs, sans lien avec l’éditeur de Five Tribes.
privacy = Gratuit, sans compte, sans pistage : vos parties restent sur cet appareil.

## The unfinished game.

go-on = Continuer
your-game = Votre partie
all-games = { $n ->
    [one] { $n } partie
   *[other] Les { $n } parties
}
to-play = doit jouer
picture-of-game = Le plateau au tour de jeu { $round }

## Ways to play and to learn.

play = Jouer
against-computer = Contre l’ordinateur
at-this-device = Sur cet appareil
at-this-device-hint = De deux à cinq autour d’un écran, l’ordinateur aux places vides si vous voulez.
elsewhere = Avec des amis ailleurs
live-hint = Chacun sur son appareil : en direct au même moment, ou par message quand chacun a le temps.
by-message-hint = Chacun chez soi, quand il a le temps : un lien porte la partie au joueur suivant.
first-lesson-hint = Quelques minutes à jouer sur un vrai plateau, puis une première partie guidée.
daily-hint = Une position, un meilleur coup.
solve = Le résoudre
picture-of-puzzle = Le plateau du problème
more = Autres

## The list of games.

no-games = Aucune partie n’est gardée sur cet appareil.

## The set-up.

move-player = Déplacer { $name } : glisser, ou flèches du clavier
at-place = { $name } : place { $place } sur { $of }
colour-and-place = { $name }, { $colour } : changer de couleur, de langue ou de place
language-of = Langue : { $name }
language-of-device = Langue de l’appareil
reading = Tablette posée sur la table
reading-hint = Des textes plus grands, lisibles à bout de bras.
