### Texts of live tables: each player at a device of their own, at the same moment.

## The set-up.

now = Jouer maintenant
now-hint = Un seul lien pour tous : qui l’ouvre prend une place ou regarde. Les tours arrivent d’eux-mêmes, scellés, par un relais qui ne peut rien lire.

## The bar.

title = Table en direct
invited = Une invitation à une table en direct
menu-hint = Qui est là, le lien pour les autres, et le retour aux messages.
waiting-for = C’est à { $name }.
connecting = Pas de connexion : ce que vous jouez partira plus tard.
too-long = Cette partie est devenue trop longue pour une table en direct. Envoyez-la désormais par message.
rematch = Une revanche est distribuée.
rematch-by = { $name } a distribué une revanche.
open-rematch = Jouer la revanche
invite = Inviter
here = est là
away = n’est pas là
free = place libre
away-now = Absents : { $names }.
watching = { $n ->
    [one] { $n } regarde
   *[other] { $n } regardent
}
you-watch = Vous regardez.
taken = Votre place est maintenant jouée sur un autre appareil.
play-here = Jouer ici
your-turn = À vous

## A take-back.

asks-hint = Les autres sont consultés tout de suite. L’un d’eux accepte, ou non.
you-ask = Vous demandez à reprendre votre tour. Un autre joueur accepte, ou non.
you-refuse = Vous refusez la demande de { $name }.

## Les signes.

signs = Faire un signe
sign-hello = Bonjour
sign-ready = On peut y aller
sign-well-played = Bien joué
sign-oops = Oups
sign-moment = Un instant, s’il vous plaît
sign-thanks = Merci
says = { $name } : { $what }
waits-for-you = { $name } vous attend.
waits-for = { $name } attend { $other }.
nudge = Relancer { $name }
too-many-signs = Cela fait beaucoup de signes. Faites le prochain dans quelques secondes.
shows-signs = Montrer les signes des autres
shows-signs-hint = Sans eux, rien ne se voit ni ne s’entend quand quelqu’un fait un signe ou vous relance.

clock = Pendule
clock-none = Sans pendule
clock-turn = { $time } par tour
clock-game = { $time } pour la partie, { $added } de plus après chaque tour
clock-binds = Les autres peuvent laisser jouer un ordinateur
clock-binds-hint = Pour qui n’a plus de temps. Sinon, la pendule l’indique seulement.
clock-hint = À choisir avant la première enchère. Une enchère compte pour un tour. Le temps s’écoule une fois toutes les places prises, et seulement tant que quelqu’un attend.
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
rest = Arrêter la pendule
rest-asked = { $name } demande à arrêter la pendule.
rest-asks = Vous demandez à arrêter la pendule.
rest-refused = { $name } ne veut pas arrêter la pendule.
rest-agree = L’arrêter
rest-refuse = Continuer à jouer
rest-withdraw = Ne plus demander
clock-rests = La pendule est arrêtée.
clock-on = La relancer
time-up = { $name } a épuisé son temps.
your-time-up = Vous avez épuisé votre temps.
time-short = Il vous reste dix secondes.
time-short-of = Il reste au plus dix secondes à { $name }.
substitute = Laisser un ordinateur jouer pour { $name }
plays-for-you = Un ordinateur joue pour vous.
play-myself = Reprendre ma place

## What all have to agree to.

ask-all = Demander aux autres
no-seat = Seule une personne qui joue sur cet appareil peut le demander.
asks-all = { $name } demande : { $what } D’accord ?
you-ask-all = Vous demandez : { $what }
unanswered = Pas encore de réponse : { $names }.
disagrees = { $name } n’est pas d’accord. Vous demandiez : { $what }
may-show = Les autres sont d’accord : vous pouvez une fois ouvrir ou copier la partie.
ask-end = La partie s’arrête ici, et chacun voit ce que les autres cachaient.
ask-left = { $name } a quitté la table : les autres décident, et voient ce que { $name } cache.
ask-shown = La partie est ouverte ou copiée, avec tout ce qui est caché.
ask-person = Une personne joue pour { $name }, et voit ce que { $name } cache.

## The help.

help-text = Si le site a un relais, chacun peut jouer sur son appareil au même moment : choisissez-le avant la partie, ou sous « Table en direct » dans le menu, et envoyez le lien à tous. Des marques montrent qui est là ; un anneau veut dire absent, un anneau en tirets une place libre. Qui n’est pas là continue plus tard, ou par message. Le relais ne peut rien lire ; il voit votre adresse réseau pendant que vous êtes connecté.

## The dialog.

invitation = Qui a ce lien peut jouer, regarder et inviter. Ne le donnez qu’à vos amis.
trust = Tout repose sur la confiance : chaque appareil contient toute la partie. La page ne montre ce qui est caché qu’à son propriétaire.
shows-moves = Montrer mon coup pendant que je le fais
shows-moves-hint = Les autres voient le chemin que vous essayez. Il est scellé, et gardé nulle part.
notifies = M’avertir quand c’est à moi
notifies-hint = Tant que la page est ouverte, même derrière d’autres. Le navigateur demande une fois.
start = Jouer en direct
start-hint = La page se connecte au relais de ce site. Le relais transporte des tours scellés et ne peut rien lire ; il voit quand votre appareil envoie, et d’où.
stop = Continuer par message
stop-sure = Vous quittez la table en direct : les autres vous voient absent, et les tours ne vont et viennent plus d’eux-mêmes.
stop-hint = Cet appareil oublie alors le lien. Pour revenir plus tard, ouvrez-le de nouveau.

## An invitation that was opened.

join = Vous êtes invité à une table en direct.
waiting = Connecté. Dès qu’une autre personne est là, la partie arrive.
unreachable = Le relais ne répond pas, ou la table est complète. La page réessaie d’elle-même ; un lien par message marche sans lui.
no-relay = Ce site n’a pas de relais, donc pas de tables en direct. Demandez un lien par message.
it-is-me-elsewhere = Je suis { $name }, sur un autre appareil
watch = Regarder
