//! Texts about a game: prompts, buttons, tiles, the log.
//!
//! Typography: French has a no-break space before `:`, and a narrow one before `;`, `!`, `?` and inside `« »`.
//! A test (`tests/native/wording`) checks it.

catalogue! {
    // Phrases.
    coins(n: u32): "{n} coin" / "{n} coins", "{n} pièce" / "{n} pièces";
    fakirs(n: u32): "{n} fakir" / "{n} fakirs", "{n} fakir" / "{n} fakirs";
    elders(n: u32): "{n} elder" / "{n} elders", "{n} sage" / "{n} sages";
    artisans(n: u32): "{n} artisan" / "{n} artisans", "{n} artisan" / "{n} artisans";
    items(n: u32): "{n} item" / "{n} items", "{n} objet" / "{n} objets";
    cards(n: u32): "{n} card" / "{n} cards", "{n} carte" / "{n} cartes";
    points(n: u32): "{n} point" / "{n} points", "{n} point" / "{n} points";
    reach(n: u32): "reach {n}", "portée {n}";
    a_fakir: "a fakir", "un fakir";
    and: "and", "et";

    // The player who decides, and the part of the round.
    bids(name: &str): "{name} bids", "{name} enchérit";
    turn_of(name: &str, of_name: &str): "{name}’s turn", "Au tour {of_name}";
    game_over: "The game is over", "La partie est terminée";
    step_bid: "Bidding", "Enchères";
    step_move: "Move", "Déplacement";
    step_tribe: "Tribe", "Tribu";
    step_djinn: "Djinn", "Djinn";
    step_tile: "Tile", "Tuile";
    step_control: "Control", "Contrôle";
    step_item: "Item", "Objet";
    step_end: "Sale", "Vente";
    step_last: "End", "Fin";
    step_over: "Scores", "Scores";

    // Prompts.
    ask_bid: "Choose a spot on the turn order track", "Choisissez une place sur la piste d’ordre de jeu";
    ask_confirm_bid(rank: &str): "You would play {rank} for now", "Vous joueriez {rank} pour l’instant";
    ask_confirm_last_bid(rank: &str): "You will play {rank}", "Vous jouerez {rank}";
    ask_move: "Pick up the meeples of a lit tile", "Prenez les meeples d’une tuile éclairée";
    ask_no_move: "No move is possible. Skip it: the game ends after this round", "Aucun déplacement possible. Passez\u{a0}: la partie s’achève après ce tour de jeu";
    ask_no_move_ending: "No move is possible. Skip it", "Aucun déplacement possible. Passez";
    ask_no_move_on_foot: "No move is possible on foot: use the flying carpet, or skip", "Aucun déplacement à pied\u{a0}: prenez le tapis volant, ou passez";
    ask_drop(n: u32): "Drop one of {n} meeples on a lit tile", "Posez un des {n} meeples sur une tuile éclairée";
    ask_last_drop(one: &str, meeple: &str): "Drop the last one, {one}: it must join another {meeple}", "Posez le dernier, {one}\u{a0}: il doit rejoindre un autre {meeple}";
    ask_choose_victim(tile: &str): "{tile}: choose the victim", "{tile}\u{a0}: choisissez la victime";
    ask_choose_drop(tile: &str): "{tile}: drop which meeple?", "{tile}\u{a0}: quel meeple poser\u{202f}?";
    ask_choose_payment(tile: &str): "{tile}: how do you pay?", "{tile}\u{a0}: comment payez-vous\u{202f}?";
    ask_trade(n: u32): "Merchants: take the first card of the row" / "Merchants: take the first {n} cards of the row", "Marchands\u{a0}: prenez la première carte de la rangée" / "Marchands\u{a0}: prenez les {n} premières cartes de la rangée";
    ask_trade_none: "Merchants: no card is left in the row", "Marchands\u{a0}: il ne reste aucune carte dans la rangée";
    ask_build(builders: &str, blue: &str, coins: &str): "Builders: {builders} × {blue} = {coins}", "Bâtisseurs\u{a0}: {builders} × {blue} = {coins}";
    blue_tiles(n: u32): "{n} blue-valued tile" / "{n} blue-valued tiles", "{n} tuile à chiffre bleu" / "{n} tuiles à chiffre bleu";
    ask_must_kill: "Assassins: you must kill; choose a victim", "Assassins\u{a0}: vous devez tuer\u{202f}; choisissez une victime";
    ask_must_kill_two: "Assassins with Iblis: you must kill; choose two victims", "Assassins avec Iblis\u{a0}: vous devez tuer\u{202f}; choisissez deux victimes";
    ask_may_kill: "Assassins: kill with the help of fakirs, or kill nobody", "Assassins\u{a0}: tuez avec l’aide de fakirs, ou ne tuez personne";
    ask_may_kill_two: "Assassins with Iblis: kill two with the help of fakirs, or nobody", "Assassins avec Iblis\u{a0}: tuez-en deux avec l’aide de fakirs, ou personne";
    ask_no_victim: "Assassins: no victim is in reach", "Assassins\u{a0}: aucune victime n’est à portée";
    ask_control(tile: &str): "{tile} is yours: camel or tent?", "{tile} est à vous\u{a0}: chameau ou campement\u{202f}?";
    ask_craft(n: u32): "Artisans: draw an item" / "Artisans: draw {n} items and keep one", "Artisans\u{a0}: piochez un objet" / "Artisans\u{a0}: piochez {n} objets et gardez-en un";
    ask_craft_none: "Artisans: no item is left", "Artisans\u{a0}: il ne reste aucun objet";
    ask_keep_item: "Artisans: you must keep one of these items", "Artisans\u{a0}: vous devez garder un de ces objets";
    ask_workshop: "Workshop: you may take the top item", "Atelier\u{a0}: vous pouvez prendre le premier objet";
    ask_no_workshop: "Workshop: there is no item you can take", "Atelier\u{a0}: vous ne pouvez prendre aucun objet";
    ask_drop_flying(one: &str, meeple: &str): "Drop the last one, {one}: the carpet carries it to any other {meeple}", "Posez le dernier, {one}\u{a0}: le tapis l’emporte vers n’importe quel autre {meeple}";
    ask_use(item: &str, power: &str): "{item}: {power}", "{item}\u{a0}: {power}";
    ask_talisman_to(item: &str): "{item}: choose where it goes", "{item}\u{a0}: choisissez où il va";
    ask_bring(n: u32, tile: &str): "Flute: bring one meeple to {tile}" / "Flute: bring up to {n} meeples to {tile}", "Flûte\u{a0}: amenez un meeple en {tile}" / "Flûte\u{a0}: amenez jusqu’à {n} meeples en {tile}";
    ask_bring_none(tile: &str): "Flute: no more can come to {tile}", "Flûte\u{a0}: aucun autre ne peut venir en {tile}";
    ask_choose_meeples(tile: &str): "{tile}: which ones?", "{tile}\u{a0}: lesquels\u{202f}?";
    ask_order: "Horn: tap the cards in the order you want", "Corne\u{a0}: touchez les cartes dans l’ordre voulu";
    ask_keep: "Sibittis: you must keep one of these djinns", "Sibittis\u{a0}: vous devez garder un de ces djinns";
    ask_must_place(piece: &str, tile: &str): "You must place {piece} on {tile}", "Vous devez placer {piece} en {tile}";
    ask_must_place_or(piece: &str, tile: &str, djinn: &str): "You must place {piece} on {tile}, or on a neighbouring tile with {djinn}", "Vous devez placer {piece} en {tile}, ou sur une tuile voisine grâce à {djinn}";
    ask_buy(kind: &str, cards: &str, coins: &str): "{kind}: you may buy {cards} for {coins}", "{kind}\u{a0}: vous pouvez acheter {cards} pour {coins}";
    ask_cannot_buy(kind: &str): "{kind}: there is nothing you can buy", "{kind}\u{a0}: vous ne pouvez rien acheter";
    ask_djinn: "Sacred place: you may take a djinn for 2 elders, or 1 elder and 1 fakir", "Lieu sacré\u{a0}: vous pouvez prendre un djinn pour 2 sages, ou 1 sage et 1 fakir";
    ask_no_djinn: "Sacred place: there is no djinn you can take", "Lieu sacré\u{a0}: vous ne pouvez prendre aucun djinn";
    ask_place_palm: "Enki: you must place a palm tree on an oasis", "Enki\u{a0}: vous devez placer un palmier sur une oasis";
    ask_place_palace: "Bouraq: you must place a palace on a village", "Bouraq\u{a0}: vous devez placer un palais sur un village";
    ask_place_palm_or: "Enki: you must place a palm tree on an oasis, or on a neighbouring tile with Lamia", "Enki\u{a0}: vous devez placer un palmier sur une oasis, ou sur une tuile voisine grâce à Lamia";
    ask_place_palace_or: "Bouraq: you must place a palace on a village, or on a neighbouring tile with Hagis", "Bouraq\u{a0}: vous devez placer un palais sur un village, ou sur une tuile voisine grâce à Hagis";
    ask_empty_tile(djinn: &str): "{djinn}: choose a tile with nothing on it", "{djinn}\u{a0}: choisissez une tuile où il n’y a rien";
    ask_meeple_tile(djinn: &str): "{djinn}: choose a tile that holds only meeples", "{djinn}\u{a0}: choisissez une tuile où il n’y a que des meeples";
    ask_confirm_keep(djinn: &str): "Keep {djinn}?", "Garder {djinn}\u{202f}?";
    ask_confirm_take(djinn: &str): "Take {djinn}?", "Prendre {djinn}\u{202f}?";
    ask_confirm_use(djinn: &str): "Use {djinn}?", "Utiliser {djinn}\u{202f}?";
    ask_pay_take(djinn: &str): "Take {djinn}: how do you pay?", "Prendre {djinn}\u{a0}: comment payez-vous\u{202f}?";
    ask_pay_use(djinn: &str): "Use {djinn}: how do you pay?", "Utiliser {djinn}\u{a0}: comment payez-vous\u{202f}?";
    ask_sell: "Sell goods, or end your turn", "Vendez, ou terminez votre tour";
    ask_end: "End your turn", "Terminez votre tour";
    ask_give_up_purchase: "You can still take something here. End the turn all the same?",
        "Vous pouvez encore prendre quelque chose ici. Terminer le tour quand même\u{202f}?";
    ask_give_up_power: "You paid for a power that you have not used. End the turn all the same?",
        "Vous avez payé un pouvoir sans l’utiliser. Terminer le tour quand même\u{202f}?";
    ask_over(name: &str, points: &str): "{name} wins with {points}", "{name} gagne avec {points}";
    ask_over_shared(names: &str, points: &str): "{names} share the win with {points}", "{names} se partagent la victoire avec {points}";

    // Refusals whose reason depends on the game.
    why_finish_move: "Finish your move first.", "Finissez d’abord votre déplacement.";
    why_several_ways: "Several ways end here: drop one by one. These tiles lead there.", "Plusieurs chemins finissent ici\u{a0}: posez un par un. Ces tuiles y mènent.";
    why_occupied: "A camel or tent stands there already.", "Un chameau ou un campement s’y trouve déjà.";
    why_first_cards(n: u32): "Only the first card is for sale here." / "Only the first {n} cards are for sale here.", "Seule la première carte est à vendre ici." / "Seules les {n} premières cartes sont à vendre ici.";

    // Buttons.
    do_more_fakirs: "One more fakir", "Un fakir de plus";
    do_fewer_fakirs: "One fakir fewer", "Un fakir de moins";
    do_cancel: "Cancel", "Renoncer";
    do_bid(price: u8, paid: &str): "Bid {price}: pay {paid}", "Miser {price}\u{a0}: payer {paid}";
    do_bid_free(price: u8): "Bid {price}: pay nothing", "Miser {price}\u{a0}: ne rien payer";
    do_take(tile: &str, meeples: &str): "Pick up {meeples} on {tile}", "Prendre {meeples} en {tile}";
    do_drop(tile: &str, one: &str): "Drop {one} on {tile}", "Poser {one} en {tile}";
    do_skip_move: "Skip the move", "Passer le déplacement";
    do_skip_kill: "Kill nobody", "Ne tuer personne";
    do_trade(cards: &str): "Take {cards}", "Prendre {cards}";
    do_build(coins: &str): "Earn {coins}", "Gagner {coins}";
    do_build_fakirs(fakirs: &str, coins: &str): "Discard {fakirs}, earn {coins}", "Défausser {fakirs}, gagner {coins}";
    do_kill_on(victims: &str, tile: &str): "Kill {victims} on {tile}", "Tuer {victims} en {tile}";
    do_kill_of(victims: &str, name: &str, of_name: &str): "Kill {victims} of {name}’s", "Tuer {victims} {of_name}";
    do_keep_item(item: &str): "Keep {item}", "Garder {item}";
    do_keep(djinn: &str): "Keep {djinn}", "Garder {djinn}";
    do_place(piece: &str, tile: &str): "Place {piece} on {tile}", "Placer {piece} en {tile}";
    do_place_pay(piece: &str, tile: &str, djinn: &str, payment: &str): "Place {piece} on {tile} with {djinn} for {payment}", "Placer {piece} en {tile} avec {djinn} pour {payment}";
    do_buy(cards: &str, coins: &str): "Buy {cards} for {coins}", "Acheter {cards} pour {coins}";
    do_take_djinn(djinn: &str, payment: &str): "Take {djinn} for {payment}", "Prendre {djinn} pour {payment}";
    do_power(djinn: &str, payment: &str): "Use {djinn} for {payment}", "Utiliser {djinn} pour {payment}";
    do_power_on(djinn: &str, payment: &str, tile: &str): "Use {djinn} on {tile} for {payment}", "Utiliser {djinn} en {tile} pour {payment}";
    do_control(piece: &str, points: u32): "{piece} +{points}", "{piece} +{points}";
    do_craft(n: u32): "Draw {n} item" / "Draw {n} items", "Piocher {n} objet" / "Piocher {n} objets";
    do_take_item(payment: &str): "Take the item for {payment}", "Prendre l’objet pour {payment}";
    do_pass_item: "Take no item", "Pas d’objet";
    do_use(item: &str): "Use {item}", "Utiliser {item}";
    do_scimitar(meeples: &str, tile: &str): "Remove {meeples} from {tile}", "Retirer {meeples} de {tile}";
    do_lamp(djinn: &str): "Take {djinn}", "Prendre {djinn}";
    do_lamp_deck: "Take the top of the deck", "Premier de la pioche";
    do_flute(tile: &str): "Bring meeples to {tile}", "Amener des meeples en {tile}";
    do_ring(item: &str): "Take {item}", "Reprendre {item}";
    do_talisman(from: &str, tile: &str): "Move from {from} to {tile}", "Déplacer de {from} en {tile}";
    do_bring(one: &str, tile: &str): "Bring {one} from {tile}", "Amener {one} depuis {tile}";
    do_done: "Enough", "Cela suffit";
    do_order: "Keep this order", "Garder cet ordre";
    do_whim(whim: &str, coins: &str): "Lay {whim} for {coins}", "Poser {whim} pour {coins}";
    do_pass_market: "Buy nothing", "Ne rien acheter";
    do_pass_djinn: "Take no djinn", "Pas de djinn";
    do_pass: "Go on", "Continuer";
    do_sell(goods: &str, coins: &str): "Sell {goods} for {coins}", "Vendre {goods} pour {coins}";
    do_end: "End turn", "Terminer le tour";
    reveals_note: "undo stops here", "Annuler s’arrête ici";

    // Tiles for screen readers.
    no_meeples: "no meeples", "aucun meeple";
    value(value: u8, colour: &str): "value {value} {colour}", "valeur {value} sur fond {colour}";
    dropped(n: u32, meeples: &str): "just dropped: {meeples}" / "just dropped: {meeples}", "posé à l’instant\u{a0}: {meeples}" / "posés à l’instant\u{a0}: {meeples}";
    camel_of(name: &str, of_name: &str): "camel of {name}", "chameau {of_name}";
    tent_of(name: &str, of_name: &str): "tent of {name}", "campement {of_name}";
    whim_here(whim: &str, terms: &str): "whim {whim} ({terms})", "caprice {whim} ({terms})";
    whim_terms(aim: &str, coins: &str): "{aim}: {coins}", "{aim}\u{a0}: {coins}";
    whim_progress(have: u8, needed: u8, aim: &str): "{have} of {needed} {aim}", "{have} sur {needed} {aim}";
    of_colour(what: &str, colour: &str): "{colour} {what}", "{what} à fond {colour}";
    mountains(sides: &str): "mountains in the {sides}", "montagnes {sides}";
    north_west: "north and west", "au nord et à l’ouest";
    south_east: "south and east", "au sud et à l’est";
    city_value(colour: &str): "{colour}", "fond {colour}";
    can_scimitar: "can remove meeples here", "on peut y retirer des meeples";
    can_call: "meeples can come here", "des meeples peuvent y venir";
    can_move_piece: "your piece here can be moved", "votre pièce ici peut partir";
    can_move_here: "it can be moved here", "elle peut venir ici";
    can_bring(meeples: &str): "can bring {meeples}", "on peut en amener {meeples}";
    start_of_path: "start of the path", "départ du trajet";
    step_of_path(step: usize): "step {step} of the path", "étape {step} du trajet";
    can_take: "can be picked up", "on peut les prendre";
    can_drop(meeples: &str): "can drop {meeples}", "on peut y poser {meeples}";
    can_kill(meeples: &str): "can kill {meeples}", "on peut y tuer {meeples}";
    can_place(piece: &str): "can place {piece}", "on peut y placer {piece}";
    can_use(djinn: &str): "can use {djinn} here", "on peut y utiliser {djinn}";
    for_payment(text: &str, payment: &str): "{text} for {payment}", "{text} pour {payment}";
    or: "or", "ou";
    ends(meeples: &str): "the move can end here with {meeples}", "le déplacement peut finir ici\u{a0}: {meeples}";
    counted: "counts for the builders", "compte pour les bâtisseurs";
    blocked(reason: &str): "not here ({reason})", "pas ici ({reason})";
    takes_tile: "takes the tile", "prend la tuile";
    then_place(piece: &str): "then {piece} must be placed", "puis {piece} doit être placé";
    then_buy(cards: &str, coins: &str): "then may buy {cards} for {coins}", "puis achat possible de {cards} pour {coins}";
    then_item: "then may take an item", "puis un objet possible";
    then_whim(whim: &str): "then takes the whim {whim}", "puis prend le caprice {whim}";
    then_djinn: "then may take a djinn", "puis un djinn possible";

    // The log.
    log_bid(name: &str, price: u8): "{name} bids {price}.", "{name} mise {price}.";
    log_bid_pays(name: &str, price: u8, paid: &str): "{name} bids {price} and pays {paid}.", "{name} mise {price} et paie {paid}.";
    log_bid_free(name: &str, price: u8): "{name} bids {price} and pays nothing.", "{name} mise {price} et ne paie rien.";
    log_pushed(name: &str, by: &str): "{by} will play before {name}.", "{by} jouera avant {name}.";
    log_pushed_self(name: &str): "{name}’s earlier marker moves back.", "Le pion précédent recule\u{a0}: {name} l’a poussé.";
    log_round(round: u32): "Round {round} is over.", "Le tour de jeu {round} est terminé.";
    log_wins(name: &str): "The game is over: {name} wins.", "La partie est terminée\u{a0}: {name} gagne.";
    log_share(names: &str): "The game is over: {names} share the win.", "La partie est terminée\u{a0}: {names} se partagent la victoire.";
    log_take(name: &str, meeples: &str, tile: &str): "{name} picks up {meeples} on {tile}.", "{name} prend {meeples} en {tile}.";
    log_drop(one: &str, tile: &str): "Drops {one} on {tile}.", "Pose {one} en {tile}.";
    log_collect(meeples: &str, tile: &str): "Collects {meeples} on {tile}.", "Récolte {meeples} en {tile}.";
    log_control(name: &str, tile: &str): "{name} takes control of {tile}.", "{name} prend le contrôle de {tile}.";
    log_tent(name: &str, tile: &str): "{name} takes control of {tile} with the tent.", "{name} prend le contrôle de {tile} avec le campement.";
    log_moved_camel(name: &str, of_name: &str, from: &str, tile: &str): "{name}’s camel moves from {from} to {tile}.", "Le chameau {of_name} va de {from} en {tile}.";
    log_moved_tent(name: &str, of_name: &str, from: &str, tile: &str): "{name}’s tent moves from {from} to {tile}.", "Le campement {of_name} va de {from} en {tile}.";
    log_carried(one: &str, from: &str, tile: &str): "Brings {one} from {from} to {tile}.", "Amène {one} de {from} en {tile}.";
    log_drew_items(n: u32, name: &str): "{name} draws {n} item." / "{name} draws {n} items.", "{name} pioche {n} objet." / "{name} pioche {n} objets.";
    log_kept_item(name: &str): "{name} keeps an item.", "{name} garde un objet.";
    log_kept_item_for(name: &str, payment: &str): "{name} keeps it for {payment}.", "{name} le garde pour {payment}.";
    log_used_item(name: &str, item: &str): "{name} uses {item}.", "{name} utilise {item}.";
    log_used_item_on(name: &str, item: &str, tile: &str): "{name} uses {item} on {tile}.", "{name} utilise {item} en {tile}.";
    log_whim_taken(name: &str, tile: &str): "{name} takes the whim on {tile}.", "{name} prend le caprice en {tile}.";
    log_whim(name: &str, whim: &str): "{name} lays {whim}.", "{name} pose {whim}.";
    log_whims(whims: &str): "New whims: {whims}.", "Nouveaux caprices\u{a0}: {whims}.";
    why_whim: "whim", "caprice";
    log_coins(n: u32, name: &str, sign: char, why: &str): "{name}: {sign}{n} coin ({why})." / "{name}: {sign}{n} coins ({why}).", "{name}\u{a0}: {sign}{n} pièce ({why})." / "{name}\u{a0}: {sign}{n} pièces ({why}).";
    why_builders: "builders", "bâtisseurs";
    why_market: "purchase", "achat";
    why_sale: "sale", "vente";
    log_cards(name: &str, cards: &str): "{name} takes {cards}.", "{name} prend {cards}.";
    log_no_card(name: &str): "No card is left for {name}.", "Il ne reste aucune carte pour {name}.";
    log_draws(name: &str, cards: &str): "{name} draws {cards}.", "{name} pioche {cards}.";
    log_sold(goods: &str): "Sold: {goods}.", "Vente\u{a0}: {goods}.";
    log_market(cards: &str): "New in the row of cards: {cards}.", "Nouveau dans la rangée de cartes\u{a0}: {cards}.";
    log_djinns(djinns: &str): "New among the djinns: {djinns}.", "Nouveau parmi les djinns\u{a0}: {djinns}.";
    log_djinn(name: &str, djinn: &str): "{name} takes {djinn}.", "{name} prend {djinn}.";
    log_djinn_for(name: &str, djinn: &str, payment: &str): "{name} takes {djinn} for {payment}.", "{name} prend {djinn} pour {payment}.";
    log_keeps(name: &str, djinn: &str): "{name} keeps {djinn}.", "{name} garde {djinn}.";
    log_power(name: &str, djinn: &str, payment: &str): "{name} uses {djinn} for {payment}.", "{name} utilise {djinn} pour {payment}.";
    log_kill_on(name: &str, of_name: &str, victims: &str, tile: &str): "{name}’s assassins kill {victims} on {tile}.", "Les assassins {of_name} tuent {victims} en {tile}.";
    log_kill_on_fakirs(name: &str, of_name: &str, victims: &str, tile: &str, fakirs: &str): "{name}’s assassins kill {victims} on {tile} with {fakirs}.", "Les assassins {of_name} tuent {victims} en {tile} avec {fakirs}.";
    log_kill_of(name: &str, of_name: &str, victims: &str, other: &str, of_other: &str): "{name}’s assassins kill {victims} of {other}’s.", "Les assassins {of_name} tuent {victims} {of_other}.";
    log_place(name: &str, piece: &str, tile: &str): "{name} places {piece} on {tile}.", "{name} place {piece} en {tile}.";
    log_seed(meeples: &str, tile: &str): "Drawn blindly from the bag onto {tile}: {meeples}.", "Tirés du sac à l’aveugle, en {tile}\u{a0}: {meeples}.";
    log_reshuffled_cards: "The discarded cards make a new deck.", "Les cartes défaussées forment une nouvelle pioche.";
    log_reshuffled_djinns: "The discarded djinns make a new deck.", "Les djinns défaussés forment une nouvelle pioche.";
    ended_camels(n: u32, names: &str): "{names} had no camel left." / "{names} had no camel left.", "{names} n’avait plus de chameau." / "{names} n’avaient plus de chameau.";
    ended_no_move: "No move was left.", "Plus aucun déplacement possible.";
    log_taken_back: "The table takes back: the game goes on from an earlier moment.", "La table revient en arrière\u{a0}: la partie reprend d’un moment antérieur.";

    // Players' colours.
    indigo: "indigo", "indigo";
    orange: "orange", "orange";
    teal: "teal", "turquoise";
    pink: "pink", "rose";
    black: "black", "noir";
}
