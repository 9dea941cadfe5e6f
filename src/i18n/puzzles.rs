//! Texts of puzzles.

catalogue! {
    puzzles: "Puzzles", "Problèmes";
    daily: "Puzzle of the day", "Le problème du jour";
    about: "Positions from games between computers. In each, one choice is much better than all others.",
        "Des positions tirées de parties entre ordinateurs. Dans chacune, un choix est bien meilleur que tous les autres.";
    with_expansions: "With expansions", "Avec extensions";
    daily_with_expansions: "The puzzle of the day with expansions", "Le problème du jour avec extensions";
    artisans: "Artisans", "Artisans";
    whims: "Whims", "Caprices";
    number(number: u32): "Puzzle {number}", "Problème {number}";
    endings: "Endings", "Fins de partie";
    about_endings: "The best choice gains points here, but hardly changes who wins.",
        "Ici, le meilleur choix rapporte des points, mais ne change guère qui gagne.";
    gone: "This puzzle was taken out: its solution is not the best any more.",
        "Ce problème a été retiré\u{a0}: sa solution n’est plus la meilleure.";
    solved: "solved", "résolu";
    solved_of(done: usize, all: usize): "{done} of {all} solved", "{done} résolus sur {all}";
    easy: "Easy", "Facile";
    medium: "Medium", "Moyen";
    hard: "Hard", "Difficile";
    a_bid: "a bid", "une mise";
    a_move: "a move", "un déplacement";
    next: "Next puzzle", "Problème suivant";
    all: "All puzzles", "Tous les problèmes";
    end: "That was it.", "C’était bien cela.";
    forget: "Forget what is solved", "Oublier ce qui est résolu";
    forget_really: "Really forget it", "Vraiment oublier";
    unknown: "There is no such puzzle.", "Ce problème n’existe pas.";
    missing: "The puzzles could not be fetched. Check the connection, then try again.",
        "Les problèmes n’ont pas pu être chargés. Vérifiez la connexion, puis réessayez.";
    broken: "This puzzle cannot be read", "Ce problème ne peut pas être lu";

    // What a puzzle is about.
    control: "A tile to take", "Une tuile à prendre";
    assassins: "Assassins", "Assassins";
    builders: "Builders", "Bâtisseurs";
    merchants: "Merchants", "Marchands";
    viziers: "Viziers", "Vizirs";
    djinns: "A djinn", "Un djinn";
    bids: "The right price", "Le juste prix";
    leaving: "Leaving nothing", "Ne rien laisser";
    ending: "Ending the game", "Finir la partie";

    // The task.
    find_move(name: &str): "You are {name}. One move is much better than all others: find the tile and the tribe to end it with.",
        "Vous êtes {name}. Un déplacement est bien meilleur que tous les autres\u{a0}: trouvez la tuile et la tribu qui le finissent.";
    find_a_move(name: &str): "You are {name}. Two moves are about equally good, and much better than all others: find the tile and the tribe to end one of them with.",
        "Vous êtes {name}. Deux déplacements se valent, et sont bien meilleurs que tous les autres\u{a0}: trouvez la tuile et la tribu qui finissent l’un d’eux.";
    find_bid(name: &str): "You are {name}, and it is your bid. One price is much better than all others: find it.",
        "Vous êtes {name}, et c’est à vous de miser. Un prix est bien meilleur que tous les autres\u{a0}: trouvez-le.";
    find_a_bid(name: &str): "You are {name}, and it is your bid. Two prices are about equally good, and much better than all others: find one of them.",
        "Vous êtes {name}, et c’est à vous de miser. Deux prix se valent, et sont bien meilleurs que tous les autres\u{a0}: trouvez l’un d’eux.";

    // What the board shows while one drops meeples.
    legend: "Disc: can drop there. Square: can end there. Hatched: no way on.", "Disque\u{a0}: peut s’y poser. Carré\u{a0}: peut y finir. Rayé\u{a0}: impasse.";

    // Hints, the vaguest first.
    hint_control: "Look for a tile that you can take.", "Cherchez une tuile à prendre.";
    hint_assassins: "End with the assassins.", "Finissez avec les assassins.";
    hint_builders: "End with the builders.", "Finissez avec les bâtisseurs.";
    hint_merchants: "End with the merchants.", "Finissez avec les marchands.";
    hint_viziers: "End with the viziers.", "Finissez avec les vizirs.";
    hint_djinns: "Look at what a djinn is worth now.", "Voyez ce que vaut un djinn à présent.";
    hint_bids: "What would the first turn bring you, and what is left after the others?",
        "Que vous rapporterait le premier tour, et que reste-t-il après les autres\u{202f}?";
    hint_leaving: "Look at what the next player could do.", "Voyez ce que pourrait faire le joueur suivant.";
    hint_ending: "Count the camels that are left.", "Comptez les chameaux qui restent.";
    costs_at_most(price: u8): "The best place costs at most {price}.", "La meilleure place coûte {price} au plus.";
    costs_at_least(price: u8): "The best place costs at least {price}.", "La meilleure place coûte {price} au moins.";
    begins(tile: &str): "The move begins on {tile}.", "Le déplacement part de {tile}.";

    // Answers.
    not_best_move(points: &str): "Another move is better by {points} or more. Undo, and look again.",
        "Un autre déplacement est meilleur de {points} ou plus. Annulez et cherchez encore.";
    not_best_bid(points: &str): "Another price is better by {points} or more. Try again.",
        "Un autre prix est meilleur de {points} ou plus. Recommencez.";
    wrong_move(points: &str, answer: &str): "At best, this brings {points} less than the best move.{answer} Undo, and look again.",
        "Au mieux, cela rapporte {points} de moins que le meilleur déplacement.{answer} Annulez et cherchez encore.";
    wrong_bid(points: &str, answer: &str): "This brings {points} less than the best price.{answer} Try again.",
        "Cela rapporte {points} de moins que le meilleur prix.{answer} Recommencez.";
    takes(name: &str, tile: &str, points: &str): "{name} can then take {tile} ({points}).", "{name} peut alors prendre {tile} ({points}).";
    ends(name: &str, tile: &str, tribe: &str): "{name} can then end on {tile} with {tribe}.",
        "{name} peut alors finir en {tile} avec des {tribe}.";
    rival_bids(name: &str, price: u8): "{name} then bids {price}.", "{name} mise alors {price}.";
    next_best(points: &str): "Anything else is {points} worse, or more, I think.", "Tout le reste vaut {points} de moins, ou pire, je crois.";
}
