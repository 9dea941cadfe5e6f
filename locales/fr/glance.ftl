### Short texts for a glance at the table: what each djinn does in a line, what each row of a player counts.

cards-of = Cartes : { $name }
goods = { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
}
djinns = { $n ->
    [one] { $n } djinn
   *[other] { $n } djinns
}
leads = en tête selon ce que tous voient
show-city = Montrer { $square } sur le plateau
drawn-items = Gardez un de ces objets
look-at-draw = Voir ce que vous avez pioché
holds = { $n ->
    [one] Vous avez un objet magique : touchez-le dans votre ligne.
   *[other] Vous avez { $n } objets magiques : touchez-en un dans votre ligne.
}
whim-met = Un de vos caprices est exaucé : touchez-le dans votre ligne, il paie.
holds-masked = { $n ->
    [one] Vous avez un objet : maintenez votre ligne pour le voir.
   *[other] Vous avez { $n } objets : maintenez votre ligne pour les voir.
}
how-many = Combien jouent
players-of = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
more = Plus de choix
latest = Ce qui vient de se passer
tribes = Ce que font les tribus
