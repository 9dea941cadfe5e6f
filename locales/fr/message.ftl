### Texts of games by message, each player at a device of their own.

## The set-up.

own-devices = Chacun sur son appareil
own-devices-hint = La partie passe de l’un à l’autre sous forme de lien, par le moyen qui vous plaît. Tout repose sur la confiance : le lien contient toute la partie.
each-sees-own = Pièces, objets et caprices : chaque appareil ne montre que ceux de son joueur.
own-seat = Qui joue ici

## The help.

help = Joueurs ailleurs
help-text = À l’accueil, « Avec des amis ailleurs » prépare une partie où chacun a son appareil. Quand c’est à un autre de jouer, « Envoyer » fait un lien : transmettez-le comme il vous plaît. Qui l’ouvre dit une fois qui il est, joue et renvoie un lien. Un message perdu ou reçu deux fois ne gêne pas. Si deux appareils ont continué différemment, les deux suites sont montrées, et vous choisissez. Tout repose sur la confiance : un lien contient toute la partie, choses cachées comprises. Rien ne passe par un serveur.

## The bar.

send-to = Envoyez la partie à { $name }.
waiting-for = { $name } a la partie. Ouvrez le lien qui reviendra.
not-here = Ce n’est pas votre tour : { $name } joue sur un autre appareil.
send = Envoyer
send-again = Renvoyer

## The dialog that sends.

sending = Envoyer la partie
sending-hint = À la personne qui doit jouer, autant de fois que nécessaire.
to = Pour { $names }
how = Qui ouvre le lien voit ce qui s’est passé, joue, et renvoie un lien. Il contient toute la partie : le message suivant rattrape un message perdu.
trust = Tout repose sur la confiance : ce qui est caché est aussi dans le lien. La page ne le montre à personne d’autre.
last-sent = Dernier envoi : { $when }
show-code = Code à scanner
too-long = Cette partie est trop longue pour un code : utilisez le lien.
computer-first = Un ordinateur est en train de jouer. Envoyez la partie quand il aura fini.

## A take-back.

ask-back = Demander à reprendre mon tour
asks-hint = La demande part avec le message. Un autre joueur accepte, ou non.
you-ask = Vous demandez à reprendre votre tour : envoyez la partie.
stop-asking = Ne plus demander
asks = { $name } demande à reprendre son dernier tour.
grant = Accepter
refuse = Refuser
you-refuse = Vous refusez la demande de { $name }. La réponse part avec le prochain message.
refused = { $name } refuse la reprise.
fine = Compris

## This device checks what computers decided at another one.

suspect = Sur cet appareil, { $name } déciderait autrement. Le message dit : { $what } Une autre version de Naqala l’a joué, ou quelqu’un l’a changé.

## A message that was opened.

opened = La partie par message
sent-by = { $name } vous envoie une partie.
who = Qui êtes-vous ?
it-is-me = Je suis { $name }
me-who-sent = Je suis { $name }, qui l’envoie
same = Vous l’avez déjà.
older = { $n ->
    [one] Ce message est plus ancien que votre partie : { $n } étape de retard.
   *[other] Ce message est plus ancien que votre partie : { $n } étapes de retard.
}
to-game = À la partie
decided-for = Dans ce message, quelqu’un d’autre a décidé pour vous, { $name } : { $what }
take-it = Continuer ainsi
foreign = Il prétend être une de vos parties, mais la donne est autre : quelqu’un l’a fabriqué.
wrong-sender = Son expéditeur n’a pas de place dans la partie.

## Two sides of a fork.

fork = La partie a continué de deux façons.
fork-at = Elles diffèrent à partir de l’étape { $step }. Décidez avec les autres laquelle compte.
mine = Ici
theirs = Dans le message
begins-with = Commence par
turn-of = C’est à { $name }
keep-mine = Garder la mienne
take-theirs = Prendre l’autre
keep-both = Garder les deux
from-message = { $names } (du message)
over = La partie est terminée

## The list of games.

your-turn = à vous
waits-for = on attend { $name }
when-sent = envoyée { $when }
