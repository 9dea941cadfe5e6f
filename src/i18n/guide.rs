//! Texts of the guide of a first game: what it asks for, what it says of the things that happen, its suggestions.
//!
//! A text for the person and one for the computer stand side by side: `own_…` and `their_…`.

catalogue! {
    guide: "Guide", "Guide";
    suggest: "A tip?", "Un conseil\u{202f}?";
    suggesting: "Looking for a good turn…", "Je cherche un bon coup…";
    suggested(what: &str): "Tip: {what}.", "Conseil\u{a0}: {what}.";
    hide: "Hide the guide", "Cacher le guide";
    show: "Bring the guide back", "Rappeler le guide";
    show_hint: "It explains each step until you know it, and suggests moves.", "Il explique chaque étape jusqu’à ce qu’elle soit connue, et conseille des coups.";

    first_game: "Your first game", "Votre première partie";
    first_game_hint: "You play a whole game against a novice, a computer. A guide says what is asked and what happened, less and less as you learn, and suggests moves.",
        "Vous jouez une partie entière contre un novice, un joueur de l’ordinateur. Un guide dit ce qui est demandé et ce qui s’est passé, de moins en moins à mesure que vous apprenez, et conseille des coups.";
    play_first_game: "Play your first game", "Jouer votre première partie";

    // What is asked.
    watch_bid(name: &str): "{name} bids now. Whoever pays more plays earlier.", "{name} mise. Qui paie plus joue plus tôt.";
    watch(name: &str): "Watch where {name} ends the turn, and what is left for you.", "Regardez où {name} finit son tour, et ce qui reste pour vous.";
    bid: "Bid for your first turn. The dearest marker plays first, but every coin you keep is a point.",
        "Misez pour votre premier tour. Le pion le plus cher joue d’abord, mais chaque pièce gardée vaut un point.";
    last_bid: "Now bid for your other turn of this round. Each coin that you keep is a point.",
        "Misez pour votre autre tour. Chaque pièce gardée vaut un point.";
    do_move: "Pick up all meeples of a lit tile. The last one must end where its own colour stands.",
        "Prenez tous les meeples d’une tuile éclairée. Le dernier doit finir là où se trouve sa couleur.";
    no_move: "No tile can be picked up any more. Skip the move: the game ends after this round.",
        "On ne peut plus rien prendre. Passez le déplacement\u{a0}: la partie s’achève après ce tour de jeu.";
    do_drop: "Drop one on each tile, never straight back. To choose, tap a colour in your hand; keep the one for the end.",
        "Posez-en un par tuile, sans demi-tour. Pour choisir, touchez une couleur de votre main\u{202f}; gardez pour la fin la couleur d’arrivée.";
    last_drop(tribe: &str): "The last one joins {tribe}: you collect them all. A tile that is empty then becomes yours.",
        "Le dernier rejoint des {tribe}\u{a0}: vous les récoltez tous. Si la tuile est alors vide, elle est à vous.";
    trade: "Merchants take the first cards of the row. Different goods are worth most together.",
        "Les marchands prennent les premières cartes de la rangée. Des marchandises différentes valent plus ensemble.";
    build: "Builders earn coins: their number times the blue-valued tiles here and around. Coins are points.",
        "Les bâtisseurs gagnent des pièces\u{a0}: leur nombre fois les tuiles à chiffre bleu ici et autour. Une pièce, un point.";
    build_fakirs: "Builders earn their number times the blue-valued tiles here and around. Each fakir you add counts as one more builder.",
        "Les bâtisseurs gagnent leur nombre fois les tuiles à chiffre bleu ici et autour. Chaque fakir ajouté compte comme un bâtisseur.";
    must_kill(name: &str): "Assassins kill one meeple in reach, or one in front of {name}. An emptied tile without a camel becomes yours.",
        "Les assassins tuent un meeple à portée, ou un de ceux que garde {name}. Si une tuile sans chameau se vide, elle est à vous.";
    may_kill: "Nobody is in reach. Each fakir takes your assassins one tile further, or you kill nobody.",
        "Personne n’est à portée. Chaque fakir porte vos assassins une tuile plus loin, ou vous ne tuez personne.";
    no_victim: "Nobody is in reach of your assassins. Go on.", "Personne n’est à portée de vos assassins. Continuez.";
    place_palm: "An oasis gets a palm tree. It scores for whoever controls the tile.",
        "Une oasis reçoit un palmier. Il rapporte à qui contrôle la tuile.";
    place_palace: "A village gets a palace. It scores for whoever controls the tile.",
        "Un village reçoit un palais. Il rapporte à qui contrôle la tuile.";
    place_by_djinn: "Choose where it stands. It scores for whoever controls that tile.",
        "Choisissez sa place. Il rapporte à qui contrôle cette tuile.";
    buy: "You may buy here. Each new kind of goods makes your set worth more.",
        "Vous pouvez acheter ici. Chaque nouvelle sorte de marchandise augmente la valeur de votre série.";
    cannot_buy: "A market, but there is nothing you can buy now. Go on.", "Un marché, mais vous ne pouvez rien y acheter. Continuez.";
    take_djinn: "Elders can win you a djinn here: its points, and a power for the rest of the game.",
        "Vos sages peuvent vous gagner un djinn\u{a0}: ses points, et un pouvoir pour le reste de la partie.";
    no_djinn: "Djinns cost 2 elders, or 1 elder and 1 fakir. You cannot take one now.",
        "Un djinn coûte 2 sages, ou 1 sage et 1 fakir. Vous ne pouvez pas en prendre maintenant.";
    keep: "Keep one of the djinns you drew: its points and its power are yours.",
        "Gardez un des djinns piochés\u{a0}: ses points et son pouvoir sont à vous.";
    choose: "Choose one of the answers in the bar.", "Choisissez une des réponses de la barre.";
    sell: "Sell a set of different goods, or keep them: they score at the end, too.",
        "Vendez une série de marchandises différentes, ou gardez-les\u{a0}: elles comptent aussi à la fin.";
    end: "All is done. Look once more, then end your turn.", "Tout est fait. Regardez encore une fois, puis terminez votre tour.";

    // Bids.
    so_far: " so far", " pour l’instant";
    own_bid(price: u8): "You bid {price}. Whoever bids more plays before you.", "Vous misez {price}. Qui mise plus joue avant vous.";
    own_bid_before(price: u8, name: &str, yet: &str): "You bid {price} and play before {name}{yet}.", "Vous misez {price} et jouez avant {name}{yet}.";
    own_bid_between(price: u8, name: &str): "You bid {price}: this turn lies between two of {name}.", "Vous misez {price}\u{a0}: ce tour est entre deux autres, ceux de {name}.";
    own_bid_after(price: u8, name: &str, yet: &str): "You bid {price}: {name} plays before this turn{yet}.", "Vous misez {price}\u{a0}: {name} joue avant ce tour{yet}.";
    their_bid(name: &str, price: u8): "{name} bid {price}. Bid more, and you play before that.", "{name} mise {price}. Misez plus, et vous jouerez avant.";
    their_zero(name: &str): "{name} bid 0. Bid more, or 0 as well: the last to come there plays before the others.",
        "{name} mise 0. Misez plus, ou 0 aussi\u{a0}: le dernier arrivé y joue avant les autres.";
    their_bid_before(name: &str, price: u8, yet: &str): "{name} bid {price} and plays before you{yet}.", "{name} mise {price} et joue avant vous{yet}.";
    their_bid_between(name: &str, price: u8): "{name} bid {price}: that turn lies between your two.", "{name} mise {price}\u{a0}: ce tour est entre les deux vôtres.";
    their_bid_after(name: &str, price: u8, yet: &str): "{name} bid {price}: you play before that{yet}.", "{name} mise {price}\u{a0}: vous jouez avant{yet}.";
    own_begin: "All bids are made: you begin.", "Toutes les mises sont faites\u{a0}: vous commencez.";
    their_begin(name: &str): "All bids are made: {name} begins.", "Toutes les mises sont faites\u{a0}: {name} commence.";

    // The person's own turn.
    took(tile: &str, points: &str, tribe: &str): "You took {tile}: {points} and {tribe}.", "Vous avez pris {tile}\u{a0}: {points} et {tribe}.";
    ended(tile: &str, tribe: &str): "You ended on {tile} with {tribe}.", "Vous avez fini en {tile} avec {tribe}.";
    ended_among(tile: &str, tribe: &str): "You ended on {tile} with {tribe}. Other meeples stay there, so it is not yours.",
        "Vous avez fini en {tile} avec {tribe}. D’autres meeples y restent, la tuile n’est donc pas à vous.";
    ended_own(tile: &str, tribe: &str): "You ended on {tile}, a tile of your own, with {tribe}.", "Vous avez fini en {tile}, une tuile à vous, avec {tribe}.";
    ended_theirs(tile: &str, tribe: &str, name: &str): "You ended on {tile} with {tribe}. The tile stays with {name}.",
        "Vous avez fini en {tile} avec {tribe}. La tuile reste à {name}.";
    viziers_more(own: u8, theirs: u8, name: &str): "You have {own} viziers, {name} {theirs}: having more is worth 10 points.",
        "Vous avez {own} vizirs, {name} {theirs}\u{a0}: en avoir plus rapporte 10 points.";
    viziers_less(own: u8, theirs: u8, name: &str): "{name} has {theirs} viziers, you have {own}: having more is worth 10 points.",
        "{name} a {theirs} vizirs, vous en avez {own}\u{a0}: en avoir plus rapporte 10 points.";
    viziers_tie(name: &str): "You and {name} have equally many viziers: a tie brings no bonus.", "Vous avez autant de vizirs que {name}\u{a0}: à égalité, pas de bonus.";
    elders(points: &str): "Your elders are worth {points}. They can also pay for djinns.", "Vos sages valent {points}. Ils peuvent aussi payer des djinns.";
    cards(cards: &str): "You took {cards}. Different goods are worth most together.", "Vous avez pris {cards}. Des marchandises différentes valent plus ensemble.";
    cards_fakirs(cards: &str): "You took {cards}. Fakirs help builders and assassins, and pay for djinns.", "Vous avez pris {cards}. Les fakirs aident bâtisseurs et assassins, et paient des djinns.";
    no_cards: "No card was left to take.", "Il ne restait aucune carte à prendre.";
    bought(cards: &str, coins: &str): "You bought {cards} for {coins}.", "Vous avez acheté {cards} pour {coins}.";
    earned(coins: &str): "Your builders earned {coins}, and each coin is a point.", "Vos bâtisseurs ont gagné {coins}, et chaque pièce vaut un point.";
    earned_nothing: "Your builders earned nothing: there is no blue-valued tile here or around.", "Vos bâtisseurs n’ont rien gagné\u{a0}: aucune tuile à chiffre bleu ici ni autour.";
    sold(coins: &str): "You sold goods for {coins}, and each coin is a point.", "Vous avez vendu pour {coins}, et chaque pièce vaut un point.";
    killed(victims: &str, tile: &str): "Your assassins killed {victims} on {tile}.", "Vos assassins ont tué {victims} en {tile}.";
    killed_of(victims: &str, name: &str, of_name: &str): "Your assassins killed {victims} of {name}’s.", "Vos assassins ont tué {victims} {of_name}.";
    emptied(tile: &str, points: &str): "Nobody is left on {tile}: it is yours, for {points}.", "Il n’y a plus personne en {tile}\u{a0}: la tuile est à vous, pour {points}.";
    placed_own(piece: &str, tile: &str, points: &str): "{piece} on {tile}: {points} for you.", "{piece} en {tile}\u{a0}: {points} pour vous.";
    placed_theirs(piece: &str, tile: &str, points: &str, name: &str): "{piece} on {tile}: {points} for {name}, who has the tile.", "{piece} en {tile}\u{a0}: {points} pour {name}, à qui est la tuile.";
    placed(piece: &str, tile: &str): "{piece} on {tile}: it scores for whoever takes the tile.", "{piece} en {tile}\u{a0}: il rapportera à qui prendra la tuile.";
    djinn(name: &str, points: &str): "You took {name}: {points} and a power. Tap its card to read it.", "Vous avez pris {name}\u{a0}: {points} et un pouvoir. Touchez sa carte pour le lire.";

    // What a turn leaves.
    own_left(tribe: &str, tile: &str, name: &str): "You left {tribe} on {tile}: {name} can end a turn there.", "Vous laissez {tribe} en {tile}\u{a0}: {name} peut y finir son tour.";
    own_left_alone(tribe: &str, tile: &str, name: &str): "You left {tribe} alone on {tile}: {name} can take that tile.", "Vous laissez {tribe} sans autre meeple en {tile}\u{a0}: {name} peut prendre cette tuile.";
    their_left(name: &str, tribe: &str, tile: &str): "{name} left {tribe} on {tile}: you can end a turn there.", "{name} laisse {tribe} en {tile}\u{a0}: vous pouvez y finir votre tour.";
    their_left_alone(name: &str, tribe: &str, tile: &str): "{name} left {tribe} alone on {tile}: you can take that tile.", "{name} laisse {tribe} sans autre meeple en {tile}\u{a0}: vous pouvez prendre cette tuile.";
    round_ended(round: u32): "Round {round} is over. The markers bid again, in the order in which they played.",
        "Le tour de jeu {round} est fini. Les pions misent de nouveau, dans l’ordre où ils ont joué.";
    own_camels(n: u32): "You have {n} camel left. The round in which a player places the last one is the final round." / "You have {n} camels left. The round in which a player places the last one is the final round.",
        "Il vous reste {n} chameau. Le tour de jeu où un joueur place son dernier chameau est le dernier." / "Il vous reste {n} chameaux. Le tour de jeu où un joueur place son dernier chameau est le dernier.";
    their_camels(n: u32, name: &str): "{name} has {n} camel left. The round in which a player places the last one is the final round." / "{name} has {n} camels left. The round in which a player places the last one is the final round.",
        "Il reste {n} chameau à {name}. Le tour de jeu où un joueur place son dernier chameau est le dernier." / "Il reste {n} chameaux à {name}. Le tour de jeu où un joueur place son dernier chameau est le dernier.";
    farewell: "From now on I speak only of what is new. The bulb in the bar gives hints whenever you like.",
        "Désormais, je ne parle que de ce qui est nouveau. L’ampoule de la barre donne des indices quand vous voulez.";

    // Suggestions.
    way(from: &str, end: &str, tribe: &str): "take {from} and end on {end} with {tribe}", "prendre {from} et finir en {end} avec des {tribe}";
    way_by(from: &str, by: &str, end: &str, tribe: &str): "take {from}, go by {by} and end on {end} with {tribe}", "prendre {from}, passer par {by} et finir en {end} avec des {tribe}";
    by_with(tile: &str, one: &str): "{tile} ({one})", "{tile} ({one})";
    way_on(one: &str, tile: &str, end: &str, tribe: &str): "tap {one} in your hand, then {tile}, and end on {end} with {tribe}", "toucher {one} dans votre main, puis {tile}, et finir en {end} avec des {tribe}";
}
