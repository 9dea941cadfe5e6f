### Texts of practice: one's own puzzles, and how losses go over games.

##

practice = Vos propres problèmes
about = Les décisions qui vous ont le plus coûté, dans les parties que vous avez analysées. Commencez tout de suite ; chacune revient après 1, 3, 7, 16 et 35 jours : une bonne réponse mène un pas plus loin, une mauvaise ramène au premier. Elles restent sur cet appareil.
own-due = { $n ->
    [one] Les vôtres : { $n } à revoir
   *[other] Les vôtres : { $n } à revoir
}
own-next = Les vôtres : suite { $when }
in-days = { $n ->
    [one] demain
   *[other] dans { $n } jours
}
who = De qui
person-due = { $name } ({ $n } à revoir)

## What is due.

none = Rien encore. Quand une partie est finie, analysez-la : ce qui vous a le plus coûté devient un problème ici.
due = { $n ->
    [one] Une décision est à revoir.
   *[other] { $n } décisions sont à revoir.
}
nothing-due = Rien à revoir. Le prochain vient { $when }.
all-learned = Rien à revoir : tous sont acquis.
begin = S’entraîner
done = C’est tout : { $right } sur { $all } justes.
kept = Gardés ({ $n })
of-game = { $game }, { $day }
learned = acquis
due-now = à revoir

## A drill.

place = { $at } sur { $of }
costs = Cela coûte { $points } par rapport au mieux.
again = Elle revient { $when }.
told = Le coup était montré : elle revient { $when }.
now-learned = C’est acquis : elle ne revient plus.
next = Suivant
stop = S’arrêter là
broken = Ce problème ne peut pas être lu.

## Below the moments of an analysis.

kept-of = { $n ->
    [one] Un de ces moments est désormais un problème à vous.
   *[other] { $n } de ces moments sont désormais des problèmes à vous.
}

## The losses.

losses = Points perdus par partie
losses-hint = { $n ->
    [one] D’une partie que vous avez analysée.
   *[other] Des { $n } dernières parties que vous avez analysées. Chaque barre est une partie, la dernière à droite ; toutes les lignes ont la même échelle.
}
kind = Genre
course = Au fil des parties
mean = Moyenne
last = { $n } dernières
all-kinds = Total
by-game = Partie par partie
game = Partie
against = contre { $names }
won = gagnée, { $own } à { $best }
lost = perdue, { $own } à { $best }

## The storage.

unread = Ce qui est gardé ici pour l’entraînement est illisible. Rien n’en est effacé : enregistrez-le dans un fichier, ou mettez-le de côté pour recommencer.
set-aside = Le mettre de côté
not-aside = Pas de place pour le mettre de côté. Enregistrez-le d’abord dans un fichier.
unsaved = Cet appareil ne garde rien à présent : vos problèmes durent jusqu’à la fermeture de la page.
forget = Oublier ce qui est gardé : { $name }
forget-really = Vraiment oublier
