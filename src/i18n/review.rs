//! Texts of the review of a game.

catalogue! {
    review: "Analysis", "Analyse";
    review_hint: "What each decision was worth, and where the game turned.",
        "Ce que valait chaque décision, et où la partie a basculé.";
    open_shared: "Open and analyse", "Ouvrir et analyser";

    // The run.
    about: "Each decision is judged from what its player could know. It takes a minute or so; you may go on with other things.",
        "Chaque décision est jugée d’après ce que son joueur pouvait savoir. Il faut une minute environ\u{202f}; vous pouvez faire autre chose.";
    tells: "This game is not over. Figures and best moves say something about coins and cards that are hidden.",
        "Cette partie n’est pas finie. Les chiffres et les meilleurs coups révèlent un peu des pièces et des cartes cachées.";
    closed: "This game is not over, and not everybody at this table has hints. So the analysis waits for the end, or until the table gives hints to all.",
        "Cette partie n’est pas finie, et à cette table tous n’ont pas droit aux indices. L’analyse attend donc la fin, ou que la table les accorde à tous.";
    run: "Analyse", "Analyser";
    go_on: "Go on", "Continuer";
    stop: "Stop", "Arrêter";
    running(judged: usize, all: usize): "{judged} of {all} decisions are judged…", "{judged} décisions sur {all} sont jugées…";
    stopped(judged: usize, all: usize): "{judged} of {all} decisions are judged: what follows speaks of these alone.",
        "{judged} décisions sur {all} sont jugées\u{a0}: la suite ne parle que d’elles.";
    done(n: u32): "The only decision is judged." / "All {n} decisions are judged.", "La seule décision est jugée." / "Les {n} décisions sont toutes jugées.";
    nothing: "Nobody has decided anything yet.", "Personne n’a encore rien décidé.";
    progress: "Analysis under way", "Analyse en cours";
    here: "The decision here", "La décision à ce moment";
    not_here: "No decision that is judged begins or goes on here.", "Aucune décision jugée ne commence ni ne se poursuit ici.";

    // What decided.
    decided(winner: &str, other: &str, by: &str, lines: &str): "{winner} beat {other} by {by}. The score sheet says where: {lines}.",
        "{winner} bat {other} de {by}. La feuille de score dit où\u{a0}: {lines}.";
    decisive(line: &str, own: u32, theirs: u32): "{line} {own} to {theirs}", "{line} {own} contre {theirs}";
    shared(names: &str): "{names} share the win: the score sheet is level.", "{names} se partagent la victoire\u{a0}: la feuille de score est à égalité.";

    // The graph.
    graph: "Course of the game", "Cours de la partie";
    measure: "Show", "Afficher";
    chance: "Chance to win", "Chance de gagner";
    margin: "Expected margin", "Avance attendue";
    in_front: "In front", "Au premier plan";
    graph_label(what: &str): "{what} of each player over the game. The table below has the same figures.",
        "{what} de chaque joueur au fil de la partie. Le tableau plus bas a les mêmes chiffres.";
    graph_hint: "Tap the graph to see that moment. Dotted uprights mark where a chance to win changed most.",
        "Touchez le graphique pour voir ce moment. Les traits verticaux en pointillés marquent où une chance de gagner a le plus changé.";
    turnings: "Turning points", "Tournants";
    turning(when: &str, name: &str, before: &str, after: &str): "{when}. {name}: {before} → {after}", "{when}. {name}\u{a0}: {before} → {after}";
    as_table: "The same as a table", "Le même en tableau";
    moment: "Before", "Avant";
    at_end: "At the end", "À la fin";
    so_far: "After that", "Ensuite";
    percent(n: i32): "{n}%", "{n}\u{202f}%";

    // The players.
    players: "How it came about", "D’où vient le résultat";
    sums_hint: "Points ahead of the best rival. The rest is what I judged otherwise when I looked again. Accuracy and losses are measured by what I would play: whoever thinks as I do looks perfect.",
        "Points d’avance sur le meilleur rival. Le reste est ce que j’ai jugé autrement en regardant de nouveau. Précision et pertes se mesurent à ce que je jouerais\u{a0}: qui pense comme moi paraît parfait.";
    start: "At the start", "Au départ";
    luck: "Luck of the draw", "Chance au tirage";
    own: "Own losses", "Pertes propres";
    rivals: "Losses of rivals", "Pertes des rivaux";
    rest: "Rest", "Reste";
    end: "Final margin", "Avance finale";
    end_so_far: "Margin so far", "Avance jusqu’ici";
    accuracy: "Accuracy", "Précision";
    lost: "Points lost", "Points perdus";
    bids: "Bids", "Enchères";
    sales: "Sales", "Ventes";
    gifts: "Gifts to rivals", "Cadeaux aux rivaux";
    djinns: "Djinns", "Djinns";
    ends: "Ends overlooked", "Fins de déplacement manquées";
    other: "Other", "Autres";
    costliest(name: &str): "What cost {name} most", "Ce qui a le plus coûté à {name}";
    costliest_so_far(name: &str, judged: usize, all: usize): "What cost {name} most so far (judged: {judged} of {all})",
        "Ce qui a le plus coûté à {name} jusqu’ici (jugé\u{a0}: {judged} sur {all})";
    no_cost(name: &str): "{name}: no clear loss", "{name}\u{a0}: aucune perte nette";
    no_cost_so_far(name: &str, judged: usize, all: usize): "{name}: no clear loss so far (judged: {judged} of {all})",
        "{name}\u{a0}: aucune perte nette jusqu’ici (jugé\u{a0}: {judged} sur {all})";

    // The decisions.
    decisions: "Decisions", "Décisions";
    which: "Which", "Lesquelles";
    marked: "Marked", "Marquées";
    with_loss: "With a loss", "Avec perte";
    all: "All", "Toutes";
    none_such: "None.", "Aucune.";
    none_so_far: "None so far.", "Aucune pour l’instant.";
    bid_of(round: u32, name: &str): "Round {round}, {name} bids", "Tour de jeu {round}, {name} enchérit";
    turn_of(round: u32, name: &str): "Round {round}, {name} plays", "Tour de jeu {round}, {name} joue";
    see(when: &str): "See this moment: {when}", "Voir ce moment\u{a0}: {when}";
    bid(price: u8): "bid {price}", "mise de {price}";
    ended(tile: &str, tribe: &str): "{tile} with {tribe}", "{tile} avec des {tribe}";
    played(what: &str): "Played: {what}.", "Joué\u{a0}: {what}.";
    better(what: &str): "Better: {what}.", "Mieux\u{a0}: {what}.";
    as_good: "I find nothing better.", "Je ne trouve rien de mieux.";
    forced: "There was no choice.", "Il n’y avait pas le choix.";
    the_better: "the better", "le mieux";
    the_played: "the one played", "celle jouée";
    instead(points: &str): "What was played gave {points}.", "Le coup joué a donné {points}.";
    left_instead(points: &str): "What was played left {points}.", "Le coup joué laissait {points}.";
    loss(points: &str): "That cost {points}.", "Cela a coûté {points}.";
    unsure(points: &str): "Perhaps that cost {points}: too little or too unsure for a mark.",
        "Cela a peut-être coûté {points}\u{a0}: trop peu ou trop peu sûr pour une marque.";
    drew(points: &str): "Luck of the draw, in points: {points}.", "Chance au tirage, en points\u{a0}: {points}.";
    chances(before: &str, after: &str): "Chance to win with the better: {before}, with the played: {after}.",
        "Chance de gagner avec le mieux\u{a0}: {before}, avec le coup joué\u{a0}: {after}.";
    small: "small loss", "petite perte";
    clear: "clear loss", "perte nette";
    grave: "grave loss", "lourde perte";
}
