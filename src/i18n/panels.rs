//! Texts of the panels beside the board: tracks, rows, players, and the action bar.

catalogue! {
    // The tracks.
    bid_order: "Bid order", "Ordre des enchères";
    next_bids: "Next bids", "Prochaines enchères";
    turn_order: "Turn order", "Ordre de jeu";
    order_of(names: &str): "Turn order: {names}", "Ordre de jeu\u{a0}: {names}";
    order_then(names: &str): "Turn order then: {names}", "L’ordre serait\u{a0}: {names}";
    plays_then(now: &str, next: &str): "{now} plays, then {next}", "{now} joue, puis {next}";
    plays_twice(now: &str): "{now} plays twice", "{now} joue deux fois de suite";
    plays_last(now: &str): "{now} plays, last of the round", "{now} joue en dernier";
    spot(price: u8): "Price {price}", "Prix {price}";
    spot_of(name: &str): "taken by {name}", "occupé par {name}";
    spot_room(free: u32): "{free} place free" / "{free} places free", "{free} place libre" / "{free} places libres";
    tap_again: "tap again to bid", "touchez encore pour enchérir";
    spot_closed: "not for you now", "pas pour vous maintenant";

    // The action bar.
    action_bar: "What is asked", "Ce qui est demandé";
    answers: "Answers", "Réponses";
    history: "Undo and redo", "Annuler et rétablir";
    undo: "Undo", "Annuler";
    redo: "Redo", "Rétablir";
    reset_turn: "Reset the turn", "Reprendre le tour au début";
    sell: "Sell", "Vendre";
    earn: "Earn", "Gagner";
    take_for: "Take for", "Prendre pour";
    use_for: "Use for", "Utiliser pour";
    pay: "Pay", "Payer";
    remove: "Remove", "Retirer";
    bring: "Bring", "Amener";
    kill: "Kill", "Tuer";
    fakirs_added: "Fakirs added", "Fakirs ajoutés";
    rule: "Rule", "Règle";
    rule_named(name: &str): "Rule: {name}", "Règle\u{a0}: {name}";
    step_over: "End of the game", "Fin de la partie";

    // The rows of cards.
    market: "Row of cards", "Rangée de cartes";
    deck(n: u32): "Deck: {n} card" / "Deck: {n} cards", "Pioche\u{a0}: {n} carte" / "Pioche\u{a0}: {n} cartes";
    discard(n: u32): "Discard: {n} card" / "Discard: {n} cards", "Défausse\u{a0}: {n} carte" / "Défausse\u{a0}: {n} cartes";
    can_take: "can be taken", "à prendre";
    chosen: "chosen", "choisi";
    djinns: "Djinns", "Djinns";
    drawn_djinns: "Keep one of these", "Gardez-en un";
    points(n: u32): "{n} point" / "{n} points", "{n} point" / "{n} points";
    usable: "can be used", "utilisable";
    close: "Close", "Fermer";
    to_use: "To use", "Pour l’utiliser";
    to_take: "To take at a sacred place: 2 elders, or 1 elder and 1 fakir", "À prendre sur un lieu sacré\u{a0}: 2 sages, ou 1 sage et 1 fakir";
    cost_free: "Always active", "Toujours actif";
    cost_one: "1 elder or 1 fakir", "1 sage ou 1 fakir";
    cost_two: "2 elders, or 1 elder and 1 fakir", "2 sages, ou 1 sage et 1 fakir";
    cost_fakir: "1 fakir", "1 fakir";
    cost_fakirs: "1 fakir or more", "1 fakir ou plus";

    // The players.
    players: "Players", "Joueurs";
    plays_now: "plays", "joue";
    bids_now: "bids", "enchérit";
    winner: "winner", "gagne";
    coins(n: u32): "{n} coin" / "{n} coins", "{n} pièce" / "{n} pièces";
    coins_hidden: "coins hidden", "pièces cachées";
    camels(n: u32): "{n} camel left" / "{n} camels left", "{n} chameau restant" / "{n} chameaux restants";
    fakirs(n: u32): "{n} fakir" / "{n} fakirs", "{n} fakir" / "{n} fakirs";
    goods: "Goods", "Marchandises";
    score(n: u32): "{n} point so far" / "{n} points so far", "{n} point jusqu’ici" / "{n} points jusqu’ici";
    without_hidden: "What is hidden is not counted.", "Ce qui est caché n’est pas compté.";
    kills: "Kill in front of this player", "Tuer devant ce joueur";

    tent: "tent left", "campement à placer";
    tent_placed: "tent placed", "campement placé";
    city_whims: "Whims in the cities", "Caprices dans les cités";
    items(n: u32): "{n} item" / "{n} items", "{n} objet" / "{n} objets";
    whims(n: u32): "{n} whim in hand" / "{n} whims in hand", "{n} caprice en main" / "{n} caprices en main";
    own_items: "Items", "Objets";
    own_whims: "Whims", "Caprices";
    fulfilled: "Fulfilled", "Exaucé";
    item_when: "On your turn, except during the move; one per turn.", "À votre tour, sauf pendant le déplacement\u{202f}; un par tour.";
    carpet_when: "Before or during your move; one item per turn.", "Avant ou pendant votre déplacement\u{202f}; un objet par tour.";
    item_pile(n: u32): "Items: {n}" / "Items: {n}", "Objets\u{a0}: {n}" / "Objets\u{a0}: {n}";
    item_discard(names: &str): "discarded: {names}", "défaussés\u{a0}: {names}";
    place_in_order(n: usize): "place {n}", "place {n}";

    // The sale.
    sale: "Sale", "Vente";
    sale_none: "Tap goods to make a set, or keep them.", "Touchez des marchandises pour former une série, ou gardez-les.";
    sale_set(n: u32, worth: u32): "{n} good for {worth}" / "{n} different goods for {worth}", "{n} marchandise pour {worth}" / "{n} marchandises différentes pour {worth}";
    sale_best(worth: u32): "Best split: {worth}", "Meilleure répartition\u{a0}: {worth}";
}
