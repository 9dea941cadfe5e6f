//! Texts of hints: what the page advises a player, in stages.

catalogue! {
    hint: "Hint", "Indice";
    where_to: "Where?", "Où\u{202f}?";
    how: "How?", "Comment\u{202f}?";
    whole: "Show all", "Tout montrer";
    hide: "Hide the hint", "Cacher l’indice";
    key: "A hint while you are to play; again, and it says more", "Un indice quand c’est à vous\u{202f}; encore, et il en dit plus";
    looking: "Looking for the best way…", "Je cherche la meilleure façon de jouer…";

    allowed: "Hints when asked for", "Indices sur demande";
    allowed_hint: "Whoever is to play can ask what the page advises, a little at a time.",
        "Qui doit jouer peut demander conseil, un peu à la fois.";
    of_player: "Hints", "Indices";

    // What to look for.
    close(more: &str): "Several ways are about as good. {more}", "Plusieurs coups se valent à peu près. {more}";
    only: "I see only one way to go on.", "Je ne vois qu’une façon de continuer.";
    no_move: "No move is possible.", "Aucun déplacement n’est possible.";
    mind: "Do not just take the most points now.", "Ne prenez pas seulement le plus de points tout de suite.";
    cheap_bid: "A cheap bid will do here.", "Une mise bon marché suffit ici.";
    dear_bid: "An early turn is worth its price here.", "Jouer tôt vaut son prix ici.";
    earlier: "A few coins for an earlier turn are well spent here.", "Quelques pièces pour jouer plus tôt sont bien dépensées ici.";
    any_place: "It matters little here when you play.", "Peu importe ici quand vous jouez.";
    area(first: &str, last: &str): "The move ends on a marked tile, {first} to {last}.", "Le déplacement finit sur une tuile marquée, de {first} à {last}.";
    look_at(first: &str, last: &str): "Look at the marked tiles, {first} to {last}.", "Regardez les tuiles marquées, de {first} à {last}.";

    // The idea of a line.
    end(tile: &str, tribe: &str): "end on {tile} with {tribe}", "finir en {tile} avec des {tribe}";
    bid(price: u8): "bid {price}", "miser {price}";
    end_in_short(tile: &str, tribe: &str): "{tile} with {tribe}", "{tile} avec des {tribe}";
    as_good(what: &str): "About as good: {what}.", "À peu près aussi bien\u{a0}: {what}.";

    // The whole line.
    control(piece: &str, tile: &str): "put the {piece} on {tile}", "poser le {piece} en {tile}";
    steps(steps: &str): "The whole way: {steps}.", "Le tout\u{a0}: {steps}.";
    leaves(name: &str, tribe: &str, tile: &str, points: &str): "The best it leaves for {name}: {tribe} on {tile}, {points}.",
        "Le meilleur qui reste à {name}\u{a0}: des {tribe} en {tile}, {points}.";
    leaves_you(tribe: &str, tile: &str, points: &str): "Your own next turn could be {tribe} on {tile}, {points}.",
        "Votre tour suivant pourrait donner des {tribe} en {tile}, {points}.";
    but_leaves(second: &str, more: &str, name: &str, points: &str): "{second}: {more} more at once, but that leaves {name} {points}.",
        "{second}\u{a0}: {more} de plus tout de suite, mais {name} y gagnerait {points}.";
    but_later(second: &str, more: &str): "{second}: {more} more at once, but less later, I think.",
        "{second}\u{a0}: {more} de plus tout de suite, mais moins plus tard, je crois.";
    ahead(points: &str): "You can then expect to end {points} ahead.", "Vous pouvez alors espérer finir avec {points} d’avance.";
    behind(points: &str): "You can then expect to end {points} behind.", "Vous finiriez alors avec {points} de retard.";
    level: "You can then expect to end about level.", "Vous finiriez alors à peu près à égalité.";

    // What each spot is worth.
    one_bid(price: u8): "Bid {price}.", "Misez {price}.";
    any_bid(most: u8): "Any bid up to {most} is fine.", "N’importe quelle mise jusqu’à {most} convient.";
    bid_or(price: u8, others: &str): "Bid {price}; {others} is about as good.", "Misez {price}\u{202f}; ou {others}, à peu près aussi bien.";
    the_best: "the best", "le mieux";
    about_as_good: "about as good", "à peu près aussi bien";
    worse(points: &str): "{points} worse", "{points} de moins";
    same_turn(prices: &str): "Bid {prices}: the same turn for more coins.", "Miser {prices}\u{a0}: le même tour pour plus de pièces.";
    judged_bid(price: u8, label: &str): "Bid {price}, {label}", "Miser {price}, {label}";
    less_later(round: &str): "{round}, and less for later", "{round}, et moins pour la suite";
    more_later(round: &str): "{round}, and more for later", "{round}, et davantage pour la suite";
    with_turn(bid: &str, turn: &str, round: &str): "{bid}: {turn}; {round}.", "{bid}\u{a0}: {turn}\u{202f}; {round}.";
    turn_for(place: usize, of: usize, tile: &str, tribe: &str): "turn {place} of {of}, probably {tile} with {tribe}",
        "tour {place} sur {of}, sans doute {tile} avec des {tribe}";
    turn_for_any(place: usize, of: usize): "turn {place} of {of}, with the best that is there then", "tour {place} sur {of}, avec le mieux qui s’y trouve alors";
    round_brings(own: &str, rivals: &str): "the round brings about {own}, and a rival about {rivals}",
        "le tour de jeu rapporte environ {own}, et environ {rivals} à un adversaire";

    // What a tile offers.
    ends_from(tile: &str, ends: &str): "From {tile}, the best first: {ends}.", "Depuis {tile}, le mieux d’abord\u{a0}: {ends}.";
    one_end(tile: &str, tribe: &str, points: &str): "{tile} with {tribe} ({points})", "{tile} avec des {tribe} ({points})";
    no_end(tile: &str): "No move begins on {tile}.", "Aucun déplacement ne part de {tile}.";

    points(n: u32): "about {n} point" / "about {n} points", "environ {n} point" / "environ {n} points";
}
