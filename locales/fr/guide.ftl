### Texts of the guide of a first game: what it asks for, what it says of the things that happen, its suggestions.

##

guide = Guide
suggest = Un conseil ?
suggesting = Je cherche un bon coup…
suggested = Conseil : { $what }.
hide = Cacher le guide
show = Rappeler le guide
show-hint = Il explique chaque étape jusqu’à ce qu’elle soit connue, et conseille des coups.

first-game = Votre première partie
first-game-hint = Vous jouez une partie entière contre un novice, un joueur de l’ordinateur. Un guide dit ce qui est demandé et ce qui s’est passé, de moins en moins à mesure que vous apprenez, et conseille des coups.
play-first-game = Jouer votre première partie

## What is asked.

watch-bid = { $name } mise. Qui paie plus joue plus tôt.
watch = Regardez où { $name } finit son tour, et ce qui reste pour vous.
bid = Misez pour votre premier tour. Le pion le plus cher joue d’abord, mais chaque pièce gardée vaut un point.
last-bid = Misez pour votre autre tour. Chaque pièce gardée vaut un point.
do-move = Prenez tous les meeples d’une tuile éclairée. Le dernier doit finir là où se trouve sa couleur.
no-move = On ne peut plus rien prendre. Passez le déplacement : la partie s’achève après ce tour de jeu.
do-drop = Posez-en un par tuile, sans demi-tour. Pour choisir, touchez une couleur de votre main ; gardez pour la fin la couleur d’arrivée.
last-drop = Le dernier rejoint des { $tribe } : vous les récoltez tous. Si la tuile est alors vide, elle est à vous.
trade = Les marchands prennent les premières cartes de la rangée. Des marchandises différentes valent plus ensemble.
build = Les bâtisseurs gagnent des pièces : leur nombre fois les tuiles à chiffre bleu ici et autour. Une pièce, un point.
build-fakirs = Les bâtisseurs gagnent leur nombre fois les tuiles à chiffre bleu ici et autour. Chaque fakir ajouté compte comme un bâtisseur.
must-kill = Les assassins tuent un meeple à portée, ou un de ceux que garde { $name }. Si une tuile sans chameau se vide, elle est à vous.
may-kill = Personne n’est à portée. Chaque fakir porte vos assassins une tuile plus loin, ou vous ne tuez personne.
no-victim = Personne n’est à portée de vos assassins. Continuez.
place-palm = Une oasis reçoit un palmier. Il rapporte à qui contrôle la tuile.
place-palace = Un village reçoit un palais. Il rapporte à qui contrôle la tuile.
place-by-djinn = Choisissez sa place. Il rapporte à qui contrôle cette tuile.
buy = Vous pouvez acheter ici. Chaque nouvelle sorte de marchandise augmente la valeur de votre série.
cannot-buy = Un marché, mais vous ne pouvez rien y acheter. Continuez.
take-djinn = Vos sages peuvent vous gagner un djinn : ses points, et un pouvoir pour le reste de la partie.
no-djinn = Un djinn coûte 2 sages, ou 1 sage et 1 fakir. Vous ne pouvez pas en prendre maintenant.
keep = Gardez un des djinns piochés : ses points et son pouvoir sont à vous.
choose = Choisissez une des réponses de la barre.
sell = Vendez une série de marchandises différentes, ou gardez-les : elles comptent aussi à la fin.
end = Tout est fait. Regardez encore une fois, puis terminez votre tour.

## Bids.

own-bid = Vous misez { $price }. Qui mise plus joue avant vous.
own-bid-before = { $yet ->
    [0] Vous misez { $price } et jouez avant { $name }.
   *[other] Vous misez { $price } et jouez avant { $name } pour l’instant.
}
own-bid-between = Vous misez { $price } : ce tour est entre deux autres, ceux de { $name }.
own-bid-after = { $yet ->
    [0] Vous misez { $price } : { $name } joue avant ce tour.
   *[other] Vous misez { $price } : { $name } joue avant ce tour pour l’instant.
}
their-bid = { $name } mise { $price }. Misez plus, et vous jouerez avant.
their-zero = { $name } mise 0. Misez plus, ou 0 aussi : le dernier arrivé y joue avant les autres.
their-bid-before = { $yet ->
    [0] { $name } mise { $price } et joue avant vous.
   *[other] { $name } mise { $price } et joue avant vous pour l’instant.
}
their-bid-between = { $name } mise { $price } : ce tour est entre les deux vôtres.
their-bid-after = { $yet ->
    [0] { $name } mise { $price } : vous jouez avant.
   *[other] { $name } mise { $price } : vous jouez avant pour l’instant.
}
own-begin = Toutes les mises sont faites : vous commencez.
their-begin = Toutes les mises sont faites : { $name } commence.

## The person's own turn.

took = Vous avez pris { $tile } : { $points } et { $tribe }.
ended = Vous avez fini en { $tile } avec { $tribe }.
ended-among = Vous avez fini en { $tile } avec { $tribe }. D’autres meeples y restent, la tuile n’est donc pas à vous.
ended-own = Vous avez fini en { $tile }, une tuile à vous, avec { $tribe }.
ended-theirs = Vous avez fini en { $tile } avec { $tribe }. La tuile reste à { $name }.
viziers-more = Vous avez { $own } vizirs, { $name } { $theirs } : en avoir plus rapporte 10 points.
viziers-less = { $name } a { $theirs } vizirs, vous en avez { $own } : en avoir plus rapporte 10 points.
viziers-tie = Vous avez autant de vizirs que { $name } : à égalité, pas de bonus.
elders = Vos sages valent { $points }. Ils peuvent aussi payer des djinns.
cards = Vous avez pris { $cards }. Des marchandises différentes valent plus ensemble.
cards-fakirs = Vous avez pris { $cards }. Les fakirs aident bâtisseurs et assassins, et paient des djinns.
no-cards = Il ne restait aucune carte à prendre.
bought = Vous avez acheté { $cards } pour { $coins }.
earned = Vos bâtisseurs ont gagné { $coins }, et chaque pièce vaut un point.
earned-nothing = Vos bâtisseurs n’ont rien gagné : aucune tuile à chiffre bleu ici ni autour.
sold = Vous avez vendu pour { $coins }, et chaque pièce vaut un point.
killed = Vos assassins ont tué { $victims } en { $tile }.
killed-of = { INITIAL($name) ->
    [vowel] Vos assassins ont tué { $victims } d’{ $name }.
   *[other] Vos assassins ont tué { $victims } de { $name }.
}
emptied = Il n’y a plus personne en { $tile } : la tuile est à vous, pour { $points }.
placed-own = { CAPITAL($piece) } en { $tile } : { $points } pour vous.
placed-theirs = { CAPITAL($piece) } en { $tile } : { $points } pour { $name }, à qui est la tuile.
placed = { CAPITAL($piece) } en { $tile } : il rapportera à qui prendra la tuile.
djinn = Vous avez pris { $djinn } : { $points } et un pouvoir. Touchez sa carte pour le lire.

## What a turn leaves.

own-left = Vous laissez { $tribe } en { $tile } : { $name } peut y finir son tour.
own-left-alone = Vous laissez { $tribe } sans autre meeple en { $tile } : { $name } peut prendre cette tuile.
their-left = { $name } laisse { $tribe } en { $tile } : vous pouvez y finir votre tour.
their-left-alone = { $name } laisse { $tribe } sans autre meeple en { $tile } : vous pouvez prendre cette tuile.
round-ended = Le tour de jeu { $round } est fini. Les pions misent de nouveau, dans l’ordre où ils ont joué.
own-camels = { $n ->
    [one] Il vous reste { $n } chameau. Le tour de jeu où un joueur place son dernier chameau est le dernier.
   *[other] Il vous reste { $n } chameaux. Le tour de jeu où un joueur place son dernier chameau est le dernier.
}
their-camels = { $n ->
    [one] Il reste { $n } chameau à { $name }. Le tour de jeu où un joueur place son dernier chameau est le dernier.
   *[other] Il reste { $n } chameaux à { $name }. Le tour de jeu où un joueur place son dernier chameau est le dernier.
}
farewell = Désormais, je ne parle que de ce qui est nouveau. L’ampoule de la barre donne des indices quand vous voulez.

## Suggestions.

way = prendre { $from } et finir en { $end } avec des { $tribe }
way-by = prendre { $from }, passer par { $by } et finir en { $end } avec des { $tribe }
by-with = { $tile } ({ $meeple })
way-on = toucher { $meeple } dans votre main, puis { $tile }, et finir en { $end } avec des { $tribe }
