### Why the rules refuse an action.

refusal = { $refusal ->
    [wrong-step] Pas maintenant : finissez d’abord ce que la barre demande.
    [off-board] Il n’y a pas de tuile ici.
    [nothing-there] Aucun meeple à prendre ici.
    [not-adjacent] Pas à côté de la dernière tuile. La diagonale ne compte pas.
    [steps-back] Retour en arrière : vous venez de là.
    [mountain] Une montagne barre le chemin.
    [impassable] Rien ne peut s’y trouver.
    [same-tile] Le tapis va partout, sauf ici.
    [not-fulfilled] Sa condition n’est pas remplie.
    [no-order] Placez chaque carte une seule fois.
    [wrong-colour] Le dernier meeple doit en rejoindre un autre de sa couleur.
    [no-ending] Plus d’issue : de là, le dernier meeple ne pourrait rejoindre aucun de sa couleur.
    [must-move] Vous pouvez vous déplacer, donc vous le devez.
    [must-kill] Une victime est à portée sans fakir : il faut tuer.
    [cannot-pay] Vous ne pouvez pas payer cela.
    [no-such-price] Ce prix n’existe pas.
    [taken] Complet.
    [out-of-range] Hors de portée.
    [protected] Protégé par Boaz.
    [not-there] Rien de tel à prendre ici.
    [wrong-count] Ce n’est pas le bon nombre.
    [not-owned] Vous ne l’avez pas.
    [used-this-turn] Déjà utilisé ce tour-ci.
    [wrong-moment] Pas à ce moment.
    [no-effect] Ce serait sans effet maintenant.
    [wrong-tile] Pas sur cette tuile.
    [needless-payment] Aucun paiement n’est nécessaire ici.
    [compulsory] C’est obligatoire.
   *[game-over] La partie est terminée.
}
