//! Texts for what a line does: verbs that follow "This" or "Cela", or the name of a player.

catalogue! {
    this(deeds: &str): "This {deeds}.", "Cela {deeds}.";
    in_all(deeds: &str, points: &str): "This {deeds}: {points} at once.", "Cela {deeds}\u{a0}: {points} tout de suite.";
    does(name: &str, deeds: &str): "{name} {deeds}.", "{name} {deeds}.";
    does_in_all(name: &str, deeds: &str, points: &str): "{name} {deeds}: {points} in all.", "{name} {deeds}\u{a0}: {points} en tout.";
    leaves_you(tribe: &str, tile: &str, points: &str): "It leaves you {tribe} on {tile}, {points}.",
        "Il vous reste des {tribe} en {tile}, {points}.";
    wins(coins: &str): "earns {coins}", "gagne {coins}";
    wins_by(coins: &str, djinn: &str): "earns {coins} through {djinn}", "gagne {coins} grâce à {djinn}";
    loses(name: &str, points: &str, line: &str): "{name} loses {points} ({line}).", "{name} perd {points} ({line}).";
    lose_each(names: &str, points: &str, line: &str): "{names} lose {points} each ({line}).", "{names} perdent {points} chacun ({line}).";
    gain_each(names: &str, points: &str, line: &str): "{names} gain {points} each ({line}).", "{names} gagnent {points} chacun ({line}).";
    gains(name: &str, points: &str, line: &str): "{name} gains {points} ({line}).", "{name} gagne {points} ({line}).";
    later(things: &str): "Perhaps of use later: {things}.", "Pour plus tard, peut-être\u{a0}: {things}.";

    takes(what: &str): "takes {what}", "prend {what}";
    moves(from: &str, tile: &str): "moves the piece from {from} to {tile}", "déplace la pièce de {from} en {tile}";
    collects(tribe: &str): "collects {tribe}", "récolte {tribe}";
    collects_more(tribe: &str, than: &str): "collects {tribe} to have more than {than}", "récolte {tribe} pour dépasser {than}";
    rivals(n: u32): "{n} rival" / "{n} rivals", "{n} adversaire" / "{n} adversaires";
    places(piece: &str, tile: &str): "places {piece} on {tile}", "place {piece} en {tile}";
    kills(dead: &str, tile: &str): "kills {dead} on {tile}", "tue {dead} en {tile}";
    kills_of(dead: &str, other: &str, of_other: &str): "kills {dead} of {other}’s", "tue {dead} {of_other}";
    earns(coins: &str): "earns {coins}", "rapporte {coins}";
    earns_by(coins: &str, djinn: &str): "earns {coins} through {djinn}", "rapporte {coins} grâce à {djinn}";
    sells(cards: &str, coins: &str): "sells {cards} for {coins}", "vend {cards} pour {coins}";
    buys(cards: &str, coins: &str): "buys {cards} for {coins}", "achète {cards} pour {coins}";
    draws(what: &str): "draws {what}", "pioche {what}";
    takes_djinn(djinn: &str): "takes the djinn {djinn}", "prend le djinn {djinn}";
    draws_djinn: "draws a djinn", "pioche un djinn";
    uses(what: &str): "uses {what}", "utilise {what}";
    keeps(item: &str): "keeps {item}", "garde {item}";
    takes_whim(whim: &str): "takes the whim {whim}", "prend le caprice {whim}";
    lays(whim: &str, coins: &str): "lays the whim {whim} for {coins}", "pose le caprice {whim} pour {coins}";
    power(djinn: &str, of_djinn: &str): "the power of {djinn}", "le pouvoir {of_djinn}";
    whim: "the whim", "le caprice";

    find_tile(points: &str): "Look for a tile to take: {points}.", "Cherchez une tuile à prendre\u{a0}: {points}.";
    find_tribe(tribe: &str, what: &str): "Look for {tribe}: {what}.", "Cherchez des {tribe}\u{a0}: {what}.";
    find_tribe_before(tribe: &str, what: &str, lost: &str): "Look for {tribe}: {what}, and {lost} fewer for rivals.",
        "Cherchez des {tribe}\u{a0}: {what}, et {lost} de moins pour les autres.";
    find(tribe: &str): "Look for {tribe}.", "Cherchez des {tribe}.";
    find_building(piece: &str, points: &str): "Look for a place for {piece}: {points}.", "Cherchez où placer {piece}\u{a0}: {points}.";
    find_kill: "Look for assassins and somebody to kill.", "Cherchez des assassins et quelqu’un à tuer.";
    find_goods: "Look for goods to buy.", "Cherchez des marchandises à acheter.";
    find_djinn: "Look for a way to a djinn.", "Cherchez comment obtenir un djinn.";
    find_item: "Look for an item.", "Cherchez un objet.";
    find_whim: "Look for a city with a whim.", "Cherchez une ville avec un caprice.";
    find_fulfilled(coins: &str): "Look for a whim to lay: {coins}.", "Cherchez un caprice à poser\u{a0}: {coins}.";
    use_item(item: &str): "Think of {item}.", "Pensez à {item}.";
    use_djinn(djinn: &str, of_djinn: &str): "Think of the power of {djinn}.", "Pensez au pouvoir {of_djinn}.";
    compare_items: "Compare the items that you drew.", "Comparez les objets que vous avez piochés.";
    compare: "Compare what each way gives.", "Comparez ce que donne chaque possibilité.";
    with_djinn(points: &str, djinn: &str): "{points} with {djinn}", "{points} avec {djinn}";
    costs(points: &str): "costs {points}", "coûte {points}";
}
