//! Texts of the editor, and of the faults of a position.

use super::words;
use super::{Lang, describe as text};
use crate::game::{Excess, FaultKind, Mountains, Seat, Square, Tile, TileKind};

catalogue! {
    edit: "Set up a position", "Composer une position";
    // Short enough for one line beside the other buttons of the first page.
    open_editor: "Set up a position", "Position libre";
    edit_this: "Edit this position", "Modifier cette position";
    edit_this_hint: "A copy of the table for the editor, with all that is hidden. This game stays as it is; what lies in the editor is kept.",
        "Une copie de la table pour l’éditeur, avec tout ce qui est caché. Cette partie reste comme elle est\u{202f}; ce qui est dans l’éditeur est gardé.";

    // The board and the brushes.
    put: "Put", "Poser";
    take_off: "Take off", "Enlever";
    way: "What a tap does", "Effet d’un toucher";
    brushes: "What to put on the board", "Que poser sur le plateau";
    meeples: "Meeples", "Meeples";
    pieces: "Pieces", "Pièces";
    tiles: "Tiles", "Tuiles";
    broom: "Clear the tile", "Vider la tuile";
    left(n: i32): "{n} left", "reste {n}";
    camel_of(name: &str): "Camel: {name}", "Chameau\u{a0}: {name}";
    tent_of(name: &str): "Tent: {name}", "Campement\u{a0}: {name}";
    keys: "Arrow keys walk the board, Enter puts, Delete takes off. A right click takes off, too.",
        "Les flèches parcourent le plateau, Entrée pose, Suppr enlève. Un clic droit enlève aussi.";
    letters(list: &str): "A letter puts a meeple, with Shift it takes one off: {list}.",
        "Une lettre pose un meeple, avec Maj elle l’enlève\u{a0}: {list}.";
    letter_of(letter: &str, tribe: &str): "{letter} {tribe}", "{letter} {tribe}";
    rows_as_text: "The board as text", "Le plateau en texte";
    rows_hint(tile: &str): "One line for each row, the northern one first, one word for each tile: {tile} is a small market 6 with a merchant and a builder. ^1 is a palm tree, #1 a palace, @0 a camel of the first player.",
        "Une ligne par rangée de tuiles, le nord d’abord, un mot par tuile\u{a0}: {tile} est un petit marché 6 avec un marchand et un bâtisseur. ^1 est un palmier, #1 un palais, @0 un chameau du premier joueur.";
    sweep: "Clear the board", "Vider le plateau";
    empty: "Start empty", "Partir de rien";
    deal: "Deal anew", "Nouvelle donne";
    before: "What lay here before the copy", "Ce qui était là avant la copie";
    columns: "Columns", "Colonnes";
    rows: "Rows", "Lignes";
    less(what: &str): "{what}: less", "{what}\u{a0}: moins";
    more(what: &str): "{what}: more", "{what}\u{a0}: plus";

    // The table.
    the_table: "The table", "La table";
    player_count: "Players", "Joueurs";
    players: "Players", "Joueurs";
    begins_with: "It begins with", "On commence par";
    a_bid: "A bid", "Une enchère";
    a_turn: "A turn", "Un tour";
    as_it_was: "As it stands: amid a turn", "Telle quelle\u{a0}: en plein tour";
    has_ended: "As it stands: the game has ended", "Telle quelle\u{a0}: la partie est finie";
    whose: "Whose", "À qui";
    round: "Round", "Tour de jeu";
    last_round: "This is the last round", "C’est le dernier tour de jeu";
    fills: "All the rest is in the bag, the decks and the supply", "Tout le reste est dans le sac, les pioches et la réserve";
    fills_hint: "As at a real table. Without, only what you put there is in the game: for small exercises.",
        "Comme à une vraie table. Sinon, seul ce que vous y mettez est en jeu\u{a0}: pour de petits exercices.";
    empty_stock: "Empty bag, decks and supply", "Vider le sac, les pioches et la réserve";
    markers: "Turn markers", "Pions d’enchère";
    markers_hint: "The first of the bid order bids; in a turn, whose turn begins goes there. Who pays most plays first.",
        "Le premier de l’ordre des enchères enchérit\u{202f}; en cours de tour, y revient celui dont c’est le tour. Qui paie le plus joue d’abord.";
    put_on(name: &str, track: &str): "{track}: put {name}’s marker", "{track}, poser le pion\u{a0}: {name}";
    bid_order: "Bid order", "Ordre des enchères";
    spot(price: u8): "Turn order, {price}", "Ordre de jeu, {price}";
    name: "Name", "Nom";
    coins: "Coins", "Pièces d’or";
    camels: "Camels left", "Chameaux restants";
    tent: "Tent left", "Campement restant";
    stock: "Bag and supply", "Sac et réserve";

    // Cards.
    cards: "Cards", "Cartes";
    market: "Row of cards", "Rangée de cartes";
    deck: "Resource deck", "Pioche de ressources";
    discard: "Resource discards", "Défausse de ressources";
    djinn_row: "Djinns face up", "Djinns visibles";
    djinn_deck: "Djinn deck", "Pioche de djinns";
    djinn_discard: "Djinn discards", "Défausse de djinns";
    djinns: "Djinns", "Djinns";
    item_deck: "Item deck", "Pioche d’objets";
    item_discard: "Item discards", "Défausse d’objets";
    items: "Items", "Objets";
    whim_deck: "Whim deck", "Pioche de caprices";
    city_whims: "Whims for the cities", "Caprices pour les cités";
    whims: "Whims in hand", "Caprices en main";
    fulfilled: "Whims fulfilled", "Caprices exaucés";
    goods: "Goods and fakirs", "Marchandises et fakirs";
    add: "Add:", "Ajouter\u{a0}:";
    add_to(zone: &str): "{zone}: add", "{zone}\u{a0}: ajouter";
    taken_from(place: &str): "from: {place}", "de\u{a0}: {place}";
    of_player(zone: &str, name: &str): "{zone}, {name}", "{zone}, {name}";
    remove(what: &str): "Take away: {what}", "Enlever\u{a0}: {what}";
    nothing_there: "nothing", "rien";
    empty_zone: "Take all away", "Tout enlever";

    // Faults.
    over: "Nothing is wrong. The game has ended: to play on, let it begin with a bid or a turn.",
        "Tout est juste. La partie est finie\u{a0}: pour continuer, commencez par une enchère ou un tour.";
    sound: "Nothing is wrong: this can be played.", "Tout est juste\u{a0}: cela peut se jouer.";
    fault_count(n: u32): "{n} thing to fix" / "{n} things to fix", "{n} chose à corriger" / "{n} choses à corriger";
    faults: "What is wrong", "Ce qui ne va pas";
    play: "Play from here", "Jouer d’ici";
    play_sure: "First fix what is listed.", "Corrigez d’abord ce qui est indiqué.";
    text_and_link: "Text and link", "Texte et lien";
    truth: "Text and link hold everything, also what a player would not see.",
        "Texte et lien contiennent tout, même ce qu’un joueur ne verrait pas.";
    text_out: "As text", "En texte";
    position: "The position", "La position";
    as_link: "As a link", "En lien";
    text_in: "From text", "Depuis un texte";
    take_text: "Put this on the board", "Mettre ceci sur le plateau";
    text_hint: "Paste a position, a record, or a stored game: it takes the place of what lies here. That can be undone. A lesson opens again with all its steps, in place of the one below.",
        "Collez une position, une partie enregistrée ou gardée\u{a0}: elle prend la place de ce qui est ici. Cela s’annule. Une leçon se rouvre avec toutes ses étapes, à la place de celle d’en bas.";
    kept_unread: "What was left here cannot be read. It stands below, under “From text”, and is kept until you change the position.",
        "Ce qui était resté ici ne peut pas être lu. Il se trouve plus bas, sous «\u{202f}Depuis un texte\u{202f}», et reste gardé tant que vous ne changez pas la position.";
    fleeting: "This browser does not let the page keep anything: copy the text before you leave.",
        "Ce navigateur ne laisse rien garder à la page\u{a0}: copiez le texte avant de partir.";
    unread: "This cannot be read", "Ceci ne peut pas être lu";

    lesson_step: "Make a lesson", "En faire une leçon";
    lesson_hint: "What you write, the position, and the way you play become a lesson file: for your own site, or for the course.",
        "Votre texte, la position et le chemin que vous jouez deviennent un fichier de leçon\u{a0}: pour votre site, ou pour le cours.";
    steps: "Steps", "Étapes";
    step(n: usize): "Step {n}", "Étape {n}";
    add_step: "Add a step", "Ajouter une étape";
    add_step_hint: "A new step begins where the way of this one ends. The board shows the position of the step you are at.",
        "Une nouvelle étape commence là où finit le chemin de celle-ci. Le plateau montre la position de l’étape choisie.";
    remove_step: "Remove this step", "Supprimer cette étape";
    hints_en: "Hints in English, one a line", "Indices en anglais, un par ligne";
    hints_fr: "Hints in French, one a line", "Indices en français, un par ligne";
    done_en: "Once the goal is met, in English", "Une fois le but atteint, en anglais";
    done_fr: "Once the goal is met, in French", "Une fois le but atteint, en français";
    mistakes: "Mistakes", "Erreurs";
    mistakes_hint: "Play what learners may do instead, and write what the lesson says then.",
        "Jouez ce que l’élève pourrait faire à la place, et écrivez ce que la leçon en dira.";
    record_mistake: "Play a mistake", "Jouer une erreur";
    record_mistake_hint: "Play what the learner is not to do. Then say what shows it, and go back to write what the lesson says.",
        "Jouez ce que l’élève ne doit pas faire. Dites ensuite à quoi cela se voit, et revenez écrire ce que la leçon en dit.";
    what_tells: "What shows the mistake", "À quoi se voit l’erreur";
    use_mistake: "Take this mistake", "Prendre cette erreur";
    say_en(n: usize): "To mistake {n}, in English", "À l’erreur {n}, en anglais";
    say_fr(n: usize): "To mistake {n}, in French", "À l’erreur {n}, en français";
    remove_mistake(n: usize): "Remove mistake {n}", "Supprimer l’erreur {n}";
    at_least: "At least", "Au moins";
    target_coins(n: u32, name: &str): "{name} gains {n} coin or more" / "{name} gains {n} coins or more",
        "{name} gagne au moins {n} pièce" / "{name} gagne au moins {n} pièces";
    target_fakirs(n: u32, name: &str): "{name} gains {n} fakir or more" / "{name} gains {n} fakirs or more",
        "{name} gagne au moins {n} fakir" / "{name} gagne au moins {n} fakirs";
    target_kept(name: &str, n: u32, tribe: &str): "{name} gains {n} {tribe} or more", "{name} gagne au moins {n} {tribe}";
    fault_of_step(n: usize, what: &str): "Step {n}: {what}", "Étape {n}\u{a0}: {what}";
    title_en: "Title in English", "Titre en anglais";
    title_fr: "Title in French", "Titre en français";
    text_en: "Text in English", "Texte en anglais";
    text_fr: "Text in French", "Texte en français";
    one_language: "If one language is empty, the other one is shown in its place.",
        "Si une langue est vide, l’autre est montrée à sa place.";
    record_solution: "Play the way to the goal", "Jouer le chemin vers le but";
    record_other_solution: "Play another way", "Jouer un autre chemin";
    record_solution_hint: "Play what the learner is to do. Then say what counts, and go back.",
        "Jouez ce que l’élève doit faire. Dites ensuite ce qui compte, et revenez.";
    what_counts: "What is to be reached", "Ce qu’il faut atteindre";
    nothing_played: "Nothing was played yet.", "Rien n’a encore été joué.";
    use_way: "Take this way and this goal", "Prendre ce chemin et ce but";
    to_editor: "Back to the editor", "Retour à l’éditeur";
    no_goal: "Without a goal the step is only read.", "Sans but, l’étape est seulement lue.";
    has_goal(n: u32): "The goal is set; the way has {n} action." / "The goal is set; the way has {n} actions.",
        "Le but est fixé\u{202f}; le chemin a {n} action." / "Le but est fixé\u{202f}; le chemin a {n} actions.";
    forget_goal: "Without a goal", "Sans but";
    stale: "What was played does not fit this position any more: play it again.",
        "Ce qui a été joué ne convient plus à cette position\u{a0}: rejouez-le.";
    say_first: "Write what the lesson says to each mistake.", "Écrivez ce que la leçon dit de chaque erreur.";
    lesson_file: "The lesson file", "Le fichier de leçon";
    write_first: "Write a title and a text, and fix what is wrong with the position.",
        "Écrivez un titre et un texte, et corrigez ce qui ne va pas dans la position.";
    try_lesson: "Try it as a learner", "L’essayer comme élève";
    preview_place: "Where the learner finds it", "Où l’élève le trouve";
    preview_here: "Here", "Ici";
    preview_phone: "Phone", "Téléphone";
    preview_width: "Width of the column in pixels", "Largeur de la colonne en pixels";
    preview_size(width: u32, height: u32): "{width} pixels wide, {height} high: that much room is kept on the page.",
        "{width} pixels de large, {height} de haut\u{a0}: c’est la place réservée sur la page.";
    preview_frame: "The lesson on another page", "La leçon sur une autre page";
    target_played(n: u32): "exactly this action" / "exactly these {n} actions", "exactement cette action" / "exactement ces {n} actions";
    target_holds(name: &str, tile: &str): "{name} holds {tile}", "{name} tient {tile}";
    target_gains(n: u32, name: &str): "{name} gains {n} point or more" / "{name} gains {n} points or more",
        "{name} gagne au moins {n} point" / "{name} gagne au moins {n} points";

    all_of(what: &str, found: usize, most: usize): "{what}: {found}, and there are only {most}", "{what}\u{a0}: {found}, il n’y en a que {most}";
    on_tile(tile: &str, what: &str): "{tile}: {what}", "{tile}\u{a0}: {what}";
    wrong_count(players: usize, most: usize): "{players} players: from 2 to {most} can play", "{players} joueurs\u{a0}: on joue de 2 à {most}";
    five_need: "Five players need an expansion", "À cinq, il faut une extension";
    not_kept(name: &str): "{name}: only viziers, elders and artisans stay in front of a player",
        "{name}\u{a0}: seuls vizirs, sages et artisans restent devant un joueur";
    owner: "the camel of no player", "un chameau qui n’est à aucun joueur";
    of_expansion: "this tile belongs to an expansion that is not played with", "cette tuile vient d’une extension qui n’est pas jouée";
    impassable: "nothing can be here", "rien ne peut s’y trouver";
    homeless: "whims lie in cities only", "les caprices ne se trouvent que dans les cités";
    no_value: "no tile of its kind has this value", "aucune tuile de ce genre n’a cette valeur";
    twice(djinn: &str): "{djinn} is there more than once", "{djinn} s’y trouve plus d’une fois";
    foreign(djinn: &str): "{djinn} belongs to an expansion that is not played with", "{djinn} vient d’une extension qui n’est pas jouée";
    face_up: "Cards face up", "Cartes visibles";
    markers_of(name: &str): "Markers of {name}", "Pions\u{a0}: {name}";
    stray_marker: "A marker of no player", "Un pion qui n’est à aucun joueur";
    nobody_bids: "No marker is on the bid order track", "Aucun pion n’est sur la piste d’ordre des enchères";
    nobody_there: "It is the turn of no player", "Ce n’est le tour d’aucun joueur";
    off_board: "The move leaves the board", "Le déplacement quitte le plateau";
    no_choice: "There is no choice between camel and tent", "Il n’y a pas de choix entre chameau et campement";
    no_item_used: "The item in use was not used", "L’objet en cours n’a pas été utilisé";
    empty_hand: "A move goes on, and no meeple is in hand", "Un déplacement est en cours, sans meeple en main";
    dead_end: "The move in progress cannot end any more", "Le déplacement en cours ne peut plus finir";
    nothing_drawn: "There is nothing to keep", "Il n’y a rien à garder";
    mixed_draw: "Djinns and items are never drawn together", "Djinns et objets ne se piochent jamais ensemble";
    tile_taken: "The tile to take cannot be taken", "La tuile à prendre ne peut pas l’être";
    bad_target: "The flute calls where no meeple can come", "La flûte appelle là où aucun meeple ne peut venir";
    brought: "Meeples called by the flute", "Meeples appelés par la flûte";
    no_order: "There is no card to put in order", "Il n’y a pas de carte à mettre en ordre";
    no_place: "There is no place for the piece, or no piece", "Il n’y a pas de place pour la pièce, ou pas de pièce";
    no_end: "It is not said where the move ended", "On ne sait pas où le déplacement a fini";
    first_round: "Rounds are counted from 1", "Les tours de jeu se comptent à partir de 1";
    stuck: "Nobody can do anything here", "Personne ne peut rien y faire";
}

/// Describes a fault of a position, with the names of the players.
#[must_use]
pub fn fault(lang: Lang, kind: FaultKind, names: &[&str]) -> String {
    let name = |seat: Seat| names.get(seat.index()).copied().unwrap_or("?");
    let excess = |what: &str, (found, most): Excess| all_of(lang, &super::letters::capital(what), found, most);
    let at = |square: Square, what: &str| on_tile(lang, &square.to_string(), what);
    let plain = match kind {
        FaultKind::Players(error) if error.players == 5 => five_need(lang),
        FaultKind::Players(error) => return wrong_count(lang, error.players, error.most),
        FaultKind::Meeples(meeple, found) => return excess(words::tribe(lang, meeple, 2), found),
        FaultKind::Buildings(building, found) => return excess(words::building(lang, building, 2), found),
        FaultKind::Camels(seat, found) => return excess(&camel_of(lang, name(seat)), found),
        FaultKind::Tents(seat, found) => return excess(&tent_of(lang, name(seat)), found),
        FaultKind::NotKept(seat) => return not_kept(lang, name(seat)),
        FaultKind::Owner(square) => return at(square, owner(lang)),
        FaultKind::Expansion(square) => return at(square, of_expansion(lang)),
        FaultKind::Impassable(square) => return at(square, impassable(lang)),
        FaultKind::Homeless(square) => return at(square, homeless(lang)),
        FaultKind::Value(square, _) => return at(square, no_value(lang)),
        FaultKind::Tiles(tile, found) => return excess(&tile_name(lang, tile), found),
        FaultKind::Cards(card, found) => return excess(words::card(lang, card), found),
        FaultKind::Twice(djinn) => return twice(lang, words::djinn(djinn)),
        FaultKind::Foreign(djinn) => return foreign(lang, words::djinn(djinn)),
        FaultKind::Items(item, found) => return excess(words::item(lang, item), found),
        FaultKind::Whims(whim, found) => return excess(words::whim(lang, whim), found),
        FaultKind::Market(found) => return excess(face_up(lang), found),
        FaultKind::DjinnRow(found) => return excess(djinn_row(lang), found),
        FaultKind::Markers(seat, found) => return excess(&markers_of(lang, name(seat)), found),
        FaultKind::Spot(price, found) => return excess(&spot(lang, price), found),
        FaultKind::Brought(found) => return excess(brought(lang), found),
        FaultKind::Marker => stray_marker(lang),
        FaultKind::NobodyBids => nobody_bids(lang),
        FaultKind::Turn => nobody_there(lang),
        FaultKind::At | FaultKind::Path => off_board(lang),
        FaultKind::Control => no_choice(lang),
        FaultKind::ItemUsed => no_item_used(lang),
        FaultKind::EmptyHand => empty_hand(lang),
        FaultKind::DeadEnd => dead_end(lang),
        FaultKind::NothingDrawn => nothing_drawn(lang),
        FaultKind::MixedDraw => mixed_draw(lang),
        FaultKind::Taken => tile_taken(lang),
        FaultKind::Target => bad_target(lang),
        FaultKind::NothingToOrder => no_order(lang),
        FaultKind::NoPlace => no_place(lang),
        FaultKind::NoEnd => no_end(lang),
        FaultKind::Round => first_round(lang),
        FaultKind::Stuck => stuck(lang),
    };
    plain.to_owned()
}

/// Names a tile by its kind, its value or colour, and its mountains.
#[must_use]
pub fn tile_name(lang: Lang, tile: Tile) -> String {
    let name = words::tile(lang, tile.kind);
    match tile.kind {
        TileKind::Workshop(Mountains::NorthWest) => format!("{name} {}, {}", tile.value, text::north_west(lang)),
        TileKind::Workshop(Mountains::SouthEast) => format!("{name} {}, {}", tile.value, text::south_east(lang)),
        TileKind::City(colour) => text::of_colour(lang, name, words::value_colour(lang, colour)),
        _ if tile.value > 0 => format!("{name} {}", tile.value),
        _ => name.to_owned(),
    }
}
