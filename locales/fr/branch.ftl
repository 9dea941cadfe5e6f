### Texts of branches and trials.

##

branch = À l’essai
trial = À rejouer
not-game = hors partie
begin = Faire des essais à partir d’ici
begin-short = Essayer
again = À rejouer : { $when }

## A branch.

about = Essai à partir de « { $when } ». La partie elle-même attend, et rien ici ne la change.
unknown = Les cartes cachées sont tirées de nouveau.
who = Qui joue les autres
nobody = Je joue aussi les autres
back = Reprendre
back-hint = Reprendre le dernier tour ou la dernière enchère
restart = Recommencer
to-branch = Revenir à l’essai

## A decision that is played again.

task = Vous êtes { $name }. Jouez cette décision comme vous le feriez à présent.
comparing = Je compare avec le mieux que je connaisse…
as-good = Aussi bien que le mieux que je connaisse.
better = Mieux que ce qui a été joué, d’{ $points }. Il y a mieux encore.
same = C’est ce qui a été joué.
not-yet = Pas encore : ce n’est pas sûrement mieux que ce qui a été joué.
gained = Par rapport au coup joué : tout de suite { SIGNED($once) }, rivaux { SIGNED($left) }, gardé pour la suite { SIGNED($kept) } : { SIGNED($gain) } en tout.
gained-by-bid = Par rapport au coup joué : prix { SIGNED($price) }, vos tours { SIGNED($turns) }, rivaux { SIGNED($left) } : { SIGNED($gain) } en tout.
still = Le mieux rapporte encore plus.
retry = Encore une fois
line = Montrer le coup
