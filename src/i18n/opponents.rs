//! Texts about computers at the table: levels, their turns in one line, set-up, results.

catalogue! {
    person: "Person", "Joueur";
    novice: "Novice", "Novice";
    apprentice: "Apprentice", "Apprenti";
    courtier: "Courtier", "Courtisan";
    counsellor: "Counsellor", "Conseiller";
    sultan: "Sultan", "Sultan";
    beginner: "beginner", "débutant";
    easy: "easy", "facile";
    medium: "medium", "moyen";
    hard: "hard", "difficile";
    master: "master", "maître";
    novice_hint: "Sees a few moves and takes the best of them: for a first game.",
        "Voit quelques coups et prend le meilleur\u{a0}: pour une première partie.";
    apprentice_hint: "Overlooks most moves and wants only its own gain.",
        "Ne voit que peu de coups et ne pense qu’à son gain.";
    courtier_hint: "Sees a third of what there is, and cares a little for what it leaves to you.",
        "Voit un tiers des coups et se soucie un peu de ce qu’il vous laisse.";
    counsellor_hint: "Sees everything, weighs what it leaves to you, and bids for it.",
        "Voit tout, pèse ce qu’il vous laisse, et enchérit en conséquence.";
    sultan_hint: "Plays its best moves on in its mind before it chooses: the strongest.",
        "Joue d’abord ses meilleurs coups en pensée\u{a0}: le plus fort.";
    computer_names: "Idris Zahra Omar Yasmin Karim", "Idris Zahra Omar Yasmin Karim";

    computers(levels: &str): "against {levels}", "contre {levels}";
    who_plays(name: &str): "Who plays for {name}", "Qui joue pour {name}";
    style_of(name: &str): "What {name} likes", "Ce que {name} aime";
    likes_all: "No preference", "Sans préférence";
    likes_palms: "Likes palm trees", "Aime les palmiers";
    likes_djinns: "Likes djinns", "Aime les djinns";
    likes_viziers: "Likes viziers", "Aime les vizirs";
    likes_merchants: "Likes merchants", "Aime les marchands";
    palms: "palm trees", "palmiers";
    all_djinns: "djinns", "djinns";
    viziers: "viziers", "vizirs";
    merchants: "merchants", "marchands";
    likes(name: &str, what: &str): "{name} likes {what}.", "{name} aime les {what}.";
    coins_of(name: &str): "Coins of {name} at the start", "Pièces de départ\u{a0}: {name}";
    starts(name: &str, coins: &str): "{name} starts with {coins}.", "{name} commence avec {coins}.";
    others: "The others", "Les autres";
    level: "Level", "Niveau";
    play_novice: "Play a novice", "Affronter un novice";
    play_apprentice: "Play an apprentice", "Affronter un apprenti";
    play_courtier: "Play a courtier", "Affronter un courtisan";
    play_counsellor: "Play a counsellor", "Affronter un conseiller";
    play_sultan: "Play a sultan", "Affronter un sultan";
    strict: "What is decided stands", "Ce qui est joué est joué";
    strict_hint: "Nobody takes back a turn or a bid. Undo within a turn stays.",
        "On ne reprend ni tour ni enchère. L’annulation pendant un tour reste.";

    teacher: "Computers say why", "L’ordinateur dit pourquoi";
    teacher_hint: "After each turn, a line: what counted, and what it leaves you.",
        "Après chaque tour, une ligne\u{a0}: ce qui a compté, et ce qu’il vous laisse.";
    pace: "Pace of computers", "Rythme de l’ordinateur";
    pace_calm: "Calm", "Calme";
    pace_brisk: "Brisk", "Vif";
    pace_at_once: "At once", "D’un coup";

    thinks(name: &str): "{name} is thinking…", "{name} réfléchit…";
    plays(name: &str): "{name} plays.", "{name} joue.";
    chooses_spot(name: &str): "{name} chooses a spot.", "{name} choisit une place.";
    wait(name: &str): "It is not your turn: {name} is thinking.", "Ce n’est pas votre tour\u{a0}: {name} réfléchit.";
    skip: "Skip ahead", "Accélérer";
    show_again: "Show me again", "Revoir le coup";
    take_back: "Take back my turn", "Reprendre mon tour";
    take_back_bid: "Take back my bid", "Reprendre ma mise";
    stuck(name: &str): "{name} cannot play.", "{name} ne peut pas jouer.";
    no_sense: "The move that was found is not legal.", "Le coup trouvé n’est pas permis.";

    // A turn: what was done, joined by commas and "and", then the points.
    took(name: &str, tile: &str, tribe: &str): "{name} took {tile} with {tribe}", "{name} a pris {tile} avec {tribe}";
    ended(name: &str, tile: &str, tribe: &str): "{name} ended on {tile} with {tribe}", "{name} a fini en {tile} avec {tribe}";
    no_move(name: &str): "{name} did not move", "{name} n’a pas bougé";
    no_move_but(name: &str, what: &str): "{name} did not move but {what}", "{name} n’a pas bougé mais a {what}";
    killed(dead: &str): "killed {dead}", "tué {dead}";
    killed_of(dead: &str, other: &str, of_other: &str): "killed {dead} of {other}’s", "tué {dead} {of_other}";
    took_too(tiles: &str): "took {tiles}", "pris {tiles}";
    used(item: &str): "used {item}", "utilisé {item}";
    got(things: &str): "got {things}", "obtenu {things}";
    djinns(n: u32, names: &str): "the djinn {names}" / "the djinns {names}", "le djinn {names}" / "les djinns {names}";
    items(n: u32): "an item" / "{n} items", "un objet" / "{n} objets";
    whims(n: u32): "a whim" / "{n} whims", "un caprice" / "{n} caprices";
    placed(pieces: &str): "placed {pieces}", "placé {pieces}";
    bought(n: u32): "bought a card" / "bought {n} cards", "acheté une carte" / "acheté {n} cartes";
    laid(n: u32): "laid a whim" / "laid {n} whims", "posé un caprice" / "posé {n} caprices";
    sold(n: u32): "sold a good" / "sold {n} goods", "vendu une marchandise" / "vendu {n} marchandises";
    points(n: u32, sign: &str): "{sign}{n} point" / "{sign}{n} points", "{sign}{n} point" / "{sign}{n} points";
    for_points(text: &str, points: &str): "{text}: {points}.", "{text}\u{a0}: {points}.";
    of_level(text: &str, level: &str): "{text} · {level}", "{text} · {level}";

    results: "Results against computers", "Résultats contre l’ordinateur";
    results_hint: "Finished games of one person against computers, on this device only.",
        "Parties terminées d’une personne contre l’ordinateur, sur cet appareil seulement.";
    played: "Played", "Jouées";
    won: "Won", "Gagnées";
    best: "Best score", "Meilleur score";
    clear: "Clear the list", "Effacer la liste";
    no_results: "No game against a computer is finished yet.", "Aucune partie contre l’ordinateur n’est encore terminée.";
}
