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
    look_for(reason: &str): "What counts most: {reason} than with the second choice.", "Ce qui compte le plus\u{a0}: {reason} qu’avec le deuxième choix.";
    close(reason: &str): "It is close: {reason} than with the second choice.", "C’est serré\u{a0}: {reason} qu’avec le deuxième choix.";
    only: "I see only one way to go on.", "Je ne vois qu’une façon de continuer.";
    nothing_decides: "No single thing decides here.", "Rien de précis ne décide ici.";
    area(first: &str, last: &str): "Look at the tiles from {first} to {last}.", "Regardez les tuiles de {first} à {last}.";

    // The idea of a line.
    end(tile: &str, tribe: &str): "end on {tile} with {tribe}", "finissez en {tile} avec des {tribe}";
    bid(price: u8): "bid {price}", "misez {price}";
    as_good(what: &str): "About as good: {what}.", "À peu près aussi bien\u{a0}: {what}.";

    // The whole line.
    steps(steps: &str): "The whole way: {steps}.", "Le tout\u{a0}: {steps}.";
    against_second(reasons: &str): "Against the second choice: {reasons}.", "Par rapport au deuxième choix\u{a0}: {reasons}.";
    leaves(name: &str, tribe: &str, tile: &str, points: &str): "The best it leaves for {name}: {tribe} on {tile}, {points}.",
        "Le meilleur qui reste à {name}\u{a0}: des {tribe} en {tile}, {points}.";
    ahead(points: &str): "You can then expect to end {points} ahead.", "Vous pouvez ensuite espérer finir avec {points} d’avance.";
    behind(points: &str): "You can then expect to end {points} behind.", "Vous finiriez ensuite avec {points} de retard.";
    level: "You can then expect to end about level.", "Vous finiriez ensuite à peu près à égalité.";

    // What each spot is worth.
    best_bid(price: u8): "Bid {price}: the best.", "Miser {price}\u{a0}: le mieux.";
    worse_bid(price: u8, points: &str): "Bid {price}: {points} worse.", "Miser {price}\u{a0}: {points} de moins.";
    worse_bid_for(price: u8, points: &str, reason: &str): "Bid {price}: {points} worse, above all {reason}.",
        "Miser {price}\u{a0}: {points} de moins, surtout {reason}.";

    // What a tile offers.
    ends_from(tile: &str, ends: &str): "From {tile}, the best first: {ends}.", "Depuis {tile}, le mieux d’abord\u{a0}: {ends}.";
    one_end(tile: &str, tribe: &str, points: &str): "{tile} with {tribe} ({points})", "{tile} avec des {tribe} ({points})";
    no_end(tile: &str): "No move begins on {tile}.", "Aucun déplacement ne part de {tile}.";

    // Reasons: a thing, and how many points more or less it gives.
    points(n: u32): "about {n} point" / "about {n} points", "environ {n} point" / "environ {n} points";
    more(what: &str, points: &str, name: &str): "{what}, {points} more for {name}", "{what}, {points} de plus pour {name}";
    less(what: &str, points: &str, name: &str): "{what}, {points} less for {name}", "{what}, {points} de moins pour {name}";
    you: "you", "vous";
    poverty: "coins in hand for bids and markets", "des pièces en main pour miser et acheter";
    vizier_lead: "a lead in viziers", "l’avance en vizirs";
    elder_stock: "elders to pay for djinns", "des sages pour payer les djinns";
    next_card: "the next goods of a set", "la prochaine marchandise d’une série";
    fakirs: "fakirs", "fakirs";
    spare_fakirs: "further fakirs", "d’autres fakirs";
    camels: "camels still to be placed", "des chameaux encore à placer";
    whims: "whims that come near", "des caprices qui se rapprochent";
    first_turn: "the best turn left on the board", "le meilleur tour qui reste sur le plateau";
    second_turn: "the second turn left on the board", "le deuxième tour qui reste sur le plateau";
    later_turns: "the later turns left on the board", "les tours suivants qui restent sur le plateau";
    turns: "turns still to come this round", "les tours encore à jouer";
    power(djinn: &str): "the power of {djinn}", "le pouvoir de {djinn}";
}
