//! Texts of the help: the rules in brief, the gestures and the keys.

use super::Lang;
use crate::game::{Meeple, TileKind};

/// Names a key as keyboards label it, from its name in `aria-keyshortcuts`.
#[must_use]
pub const fn key(lang: Lang, key: &'static str) -> &'static str {
    match (lang, key.as_bytes()) {
        (_, b"Control") => "Ctrl",
        (Lang::Fr, b"Shift") => "Maj",
        (Lang::En, b"Escape") => "Esc",
        (Lang::Fr, b"Escape") => "Échap",
        (Lang::Fr, b"Backspace") => "Retour arrière",
        (Lang::Fr, b"Enter") => "Entrée",
        (Lang::Fr, b"Space") => "Espace",
        (Lang::Fr, b"Home") => "Début",
        (Lang::Fr, b"End") => "Fin",
        (Lang::En, b"PageUp") => "Page up",
        (Lang::En, b"PageDown") => "Page down",
        (Lang::Fr, b"PageUp") => "Page haut",
        (Lang::Fr, b"PageDown") => "Page bas",
        _ => key,
    }
}

/// Names keys pressed together, such as `Control+Z`, as keyboards label them.
#[must_use]
pub fn keys(lang: Lang, together: &'static str) -> String {
    let names: Vec<_> = together.split('+').map(|name| key(lang, name)).collect();
    names.join("+")
}

/// Returns further notes on a tribe.
#[must_use]
pub const fn tribe_more(lang: Lang, meeple: Meeple) -> &'static str {
    match meeple {
        Meeple::Vizier => vizier_more(lang),
        Meeple::Elder => elder_more(lang),
        Meeple::Merchant => merchant_more(lang),
        Meeple::Builder => builder_more(lang),
        Meeple::Assassin => assassin_more(lang),
        Meeple::Artisan => artisan_more(lang),
    }
}

/// Returns further notes on a kind of tile.
#[must_use]
pub const fn tile_more(lang: Lang, kind: TileKind) -> &'static str {
    match kind {
        TileKind::Village => village_more(lang),
        TileKind::SacredPlace => sacred_place_more(lang),
        TileKind::Oasis => oasis_more(lang),
        TileKind::SmallMarket => small_market_more(lang),
        TileKind::LargeMarket => large_market_more(lang),
        TileKind::Workshop(_) => workshop_more(lang),
        TileKind::SpecialisedMarket => specialised_more(lang),
        TileKind::City(_) => city_more(lang),
        TileKind::Chasm | TileKind::GreatLake => impassable_more(lang),
    }
}

catalogue! {
    parts: "Parts of the help", "Parties de l’aide";

    aim: "The aim", "Le but";
    aim_text: "Finish with the most points: coins, meeples kept, djinns, tiles, palm trees, palaces and goods all count. When somebody has placed their last camel (and the tent), or cannot move, the round is played to its end and the game is over.",
        "Finir avec le plus de points\u{a0}: pièces, meeples gardés, djinns, tuiles, palmiers, palais et marchandises, tout compte. Quand quelqu’un a placé son dernier chameau (et son campement), ou ne peut pas se déplacer, on termine le tour de jeu et la partie s’achève.";

    round: "A round", "Un tour de jeu";
    bid: "Put your marker on a free spot of the turn order track and pay its price at once: who pays most plays first. Three fit on 0, where the last to come plays before the others. With 2 players each has two markers, so two turns.",
        "Mettez votre pion sur une place libre de la piste d’ordre de jeu et payez son prix aussitôt\u{a0}: qui paie le plus joue en premier. Trois pions tiennent sur 0, où le dernier arrivé joue avant les autres. À 2 joueurs, chacun a deux pions, donc deux tours.";
    walk: "Pick up all the meeples of one tile and drop them one by one, each on a tile next to the one before: never diagonally, never straight back to the tile just left. The last one must join another of its colour. Whoever can move must.",
        "Prenez tous les meeples d’une tuile et posez-les un à un, chacun sur une tuile à côté de la précédente\u{a0}: jamais en diagonale, jamais en revenant aussitôt sur la tuile quittée. Le dernier doit en rejoindre un autre de sa couleur. Qui peut se déplacer le doit.";
    collect: "Collect", "Récolte";
    collect_text: "All meeples of that colour on the last tile come to your hand. If this leaves it with no meeple and no camel, you place one of your camels there: the tile is yours, and only a magic item can move the camel.",
        "Tous les meeples de cette couleur sur la dernière tuile vous viennent en main. S’il n’y reste ni meeple ni chameau, vous y placez un de vos chameaux\u{a0}: la tuile est à vous, et seul un objet magique peut déplacer le chameau.";
    tribe: "The collected meeples do what their tribe does.", "Les meeples récoltés agissent selon leur tribu.";
    tile: "The last tile does what its kind does, whoever owns it. A palace or palm tree must be placed; to buy or to take a djinn is up to you.",
        "La dernière tuile agit selon sa sorte, à qui qu’elle soit. Palais et palmier doivent être placés\u{202f}; acheter ou prendre un djinn est au choix.";
    sale: "Sell sets of different goods for coins, if you like.",
        "Vendez des séries de marchandises différentes contre des pièces, si vous voulez.";
    end: "Then the next marker plays. After the last one the rows of cards and djinns are filled up, and new bids begin.",
        "Puis vient le pion suivant. Après le dernier, on complète les rangées de cartes et de djinns, et de nouvelles enchères commencent.";

    tribes: "Tribes", "Tribus";
    tribes_text: "Viziers, elders and artisans stay in front of you; the others go back to the bag.",
        "Vizirs, sages et artisans restent devant vous\u{202f}; les autres retournent dans le sac.";
    vizier_more: "A tie brings no bonus.", "À égalité, pas de bonus.";
    elder_more: "Those you pay with go to the bag and no longer score.",
        "Ceux que vous payez vont dans le sac et ne comptent plus.";
    merchant_more: "You do not choose: goods and fakirs come as they lie.",
        "Sans choisir\u{a0}: marchandises et fakirs, dans l’ordre.";
    builder_more: "The last tile counts as well as the 8 around it.", "La dernière tuile compte, avec les 8 qui l’entourent.";
    assassin_more: "Reach: one step along a row or column for each assassin, and one for each fakir you discard. A tile emptied like this becomes yours if no camel stands on it.",
        "Portée\u{a0}: un pas en ligne ou en colonne par assassin, et un par fakir défaussé. Une tuile ainsi vidée et sans chameau devient la vôtre.";
    artisan_more: "Items discarded lie face up; they are never reshuffled.",
        "Les objets défaussés restent visibles\u{202f}; on ne les mélange jamais.";
    fakirs: "A fakir is a card that helps: one more builder, one more step for assassins, or the place of an elder when you pay for a djinn. It cannot be sold and scores nothing.",
        "Un fakir est une carte qui aide\u{a0}: un bâtisseur de plus, un pas de plus pour les assassins, ou la place d’un sage pour payer un djinn. Il ne se vend pas et ne rapporte aucun point.";

    tiles: "Tiles", "Tuiles";
    tiles_text: "The number is what a tile is worth to the player whose camel stands on it. Builders count the blue, square ones.",
        "Le nombre est ce que vaut la tuile pour qui y a son chameau. Les bâtisseurs comptent les bleus, carrés.";
    village_more: "It brings 5 points to the owner of the tile.", "Il rapporte 5 points à qui tient la tuile.";
    sacred_place_more: "A power with a price can be used once a turn, from this turn on.",
        "Un pouvoir qui se paie s’utilise une fois par tour, dès ce tour-ci.";
    oasis_more: "It brings 3 points to the owner of the tile.", "Il rapporte 3 points à qui tient la tuile.";
    small_market_more: "First means leftmost; gaps stay until the round is over.",
        "Les premières sont les plus à gauche\u{202f}; les vides restent jusqu’à la fin du tour de jeu.";
    large_market_more: "If only one is left, it costs 6 all the same.", "S’il n’en reste qu’une, elle coûte 6 tout de même.";

    workshop_more: "Mountains stand on two of its sides: no move goes through them. Reach and surroundings ignore them.",
        "Des montagnes barrent deux de ses côtés\u{a0}: aucun déplacement ne les franchit. Portée et voisinage les ignorent.";
    specialised_more: "Of all that lie face up.", "Parmi toutes les visibles.";
    city_more: "Your cities together score 5, 20, 45, 80 or 125.", "Vos cités réunies rapportent 5, 20, 45, 80 ou 125.";
    impassable_more: "No move goes there.", "Aucun déplacement n’y passe.";

    expansions: "Expansions", "Extensions";
    expansions_text: "Artisans add items and a tent, Whims add cities and whims; with both the board has 42 tiles. With either, five can play: on the track 1, 3 and 5 then hold two markers each.",
        "Les Artisans ajoutent objets et campement, les Caprices cités et caprices\u{202f}; avec les deux, le plateau a 42 tuiles. Avec l’une ou l’autre, on joue jusqu’à cinq\u{a0}: sur la piste, 1, 3 et 5 reçoivent alors deux pions.";
    tent_text: "Once in the game it may take a tile instead of a camel. It scores the tile, and 1 point for each red-valued tile among it and the 8 around.",
        "Une fois par partie, il peut prendre une tuile à la place d’un chameau. Il rapporte la tuile, et 1 point par tuile à chiffre rouge parmi elle et les 8 autour.";
    items: "Items", "Objets";
    items_text: "Precious ones score at the end. Magic ones are used once: one in a turn, at the moments of powers, the carpet before or during the move. Tap one to use it. They stay hidden from the others.",
        "Les précieux comptent à la fin. Les magiques servent une fois\u{a0}: un par tour, aux moments des pouvoirs, le tapis avant ou pendant le déplacement. Touchez-en un pour l’utiliser. Ils restent cachés aux autres.";
    whims: "Whims", "Caprices";
    whims_text: "Taken where a move ends in a city, hidden in your hand. Once its condition is met, lay it for its coins: on your turn, or before your bid. A whim whose condition is met at the end of the game is laid then.",
        "On les prend en finissant dans une cité, et ils restent cachés. Quand la condition est remplie, posez-le pour ses pièces\u{a0}: à votre tour, ou avant votre enchère. Un caprice dont la condition est remplie à la fin de la partie est posé alors.";
    cities: "5, 20, 45, 80 or 125 for 1 to 5 of them", "5, 20, 45, 80 ou 125 pour 1 à 5";
    artisans: "2 each, 3 if nobody has more", "2 chacun, 3 si personne n’en a plus";
    items_score: "The number on each precious one", "Le nombre sur chaque objet précieux";
    tent_score: "1 for each red-valued tile among its own and the 8 around", "1 par tuile à chiffre rouge parmi la sienne et les 8 autour";

    scoring: "Points", "Points";
    points: "Points", "Points";
    coins: "1 each", "1 chacune";
    viziers: "1 each, and 10 for every opponent with fewer", "1 chacun, et 10 par adversaire qui en a moins";
    elders: "2 each", "2 chacun";
    djinns: "The number on the card", "Le nombre sur la carte";
    owned: "The number on each tile with your camel or tent", "Le nombre sur chaque tuile où se tient votre chameau ou campement";
    palms: "3 each, on your tiles; double by the lake", "3 chacun, sur vos tuiles\u{202f}; le double au bord du lac";
    palaces: "5 each, on your tiles; double by the lake", "5 chacun, sur vos tuiles\u{202f}; le double au bord du lac";
    goods: "Sets of different goods, split in the best way", "Séries de marchandises différentes, au mieux réparties";
    sets: "What a set is worth, in coins when sold, in points at the end",
        "Ce que vaut une série, en pièces à la vente, en points à la fin";
    set_of: "Set of", "Série de";
    worth: "Worth", "Vaut";
    rules: "Rules, one by one", "Les règles, une à une";
    rules_text: "The link beside a refusal, and the one on a card, lead here.", "Le lien à côté d’un refus, et celui d’une carte, mènent ici.";

    tie: "Players who tie share the win.", "À égalité, la victoire est partagée.";

    page: "On this page", "Sur cette page";
    page_bid: "Tap a price to see the order it would make; the button makes it your bid.",
        "Touchez un prix pour voir l’ordre qu’il donnerait\u{202f}; le bouton en fait votre enchère.";
    tap: "Tap a tile", "Toucher une tuile";
    tap_text: "Tap a lit tile to pick up its meeples, then the tiles to drop them on. One stroke from the tile to the next does both.",
        "Touchez une tuile éclairée pour prendre ses meeples, puis les tuiles où les poser. Un seul trait de la tuile à sa voisine fait les deux.";
    several: "Several colours", "Plusieurs couleurs";
    several_text: "The tile shows them: tap its part with the meeple you mean. On a small screen a tap asks which one.",
        "La tuile les montre\u{a0}: touchez la partie du meeple voulu. Sur un petit écran, la barre demande lequel.";
    straight: "Straight to the end", "Droit à la fin";
    straight_text: "A solid frame marks an end to which a single way leads. Tap it, and the meeples fall along that way.",
        "Un cadre plein marque une fin à chemin unique. Touchez-la\u{a0}: les meeples se posent le long de ce chemin.";
    colour: "Colour first", "La couleur d’abord";
    colour_text: "Tap a colour in your hand: only its tiles stay lit. Or drag a meeple onto a tile.",
        "Touchez une couleur de votre main\u{a0}: seules ses tuiles restent éclairées. Ou faites glisser un meeple sur une tuile.";
    why: "Why not here?", "Pourquoi pas ici\u{202f}?";
    why_text: "Tap a dim tile: it says why, and the bar links to the rule. What would lead into a dead end is never lit.",
        "Touchez une tuile éteinte\u{a0}: elle dit pourquoi, et la barre mène à la règle. Ce qui mènerait à une impasse n’est jamais éclairé.";
    look: "Look first", "Regarder d’abord";
    look_text: "Rest the mouse on a lit tile, or hold a finger on it: before anything is picked up, dotted tiles show where the move can end, and letters with which tribe.",
        "Laissez la souris, ou un doigt, sur une tuile éclairée\u{a0}: avant même de la prendre, des tuiles en pointillé montrent où le déplacement peut finir, et des lettres avec quelle tribu.";
    enlarge: "What is this tile?", "Quelle est cette tuile\u{202f}?";
    enlarge_text: "Hold a finger on any tile, or click it with the other button of the mouse: it is shown large, with its name and what it does. This plays nothing, and works while others play.",
        "Laissez un doigt sur une tuile, ou cliquez-la de l’autre bouton de la souris\u{a0}: elle s’affiche en grand, avec son nom et ce qu’elle fait. Rien n’est joué, et cela marche pendant que les autres jouent.";
    last: "The last meeple", "Le dernier meeple";
    last_text: "Each lit tile shows what ending there brings: meeples and their gain, a camel, the tile’s own effect.",
        "Chaque tuile éclairée montre ce qu’on gagne à y finir\u{a0}: meeples et leur gain, chameau, effet de la tuile.";
    market_text: "Tap a lit card to buy it; at a large market tap two.",
        "Touchez une carte éclairée pour l’acheter\u{202f}; au grand marché, touchez-en deux.";
    djinns_text: "Tap one to read it. One of yours that is lit can be used now.",
        "Touchez-en un pour le lire. Un des vôtres, s’il est éclairé, peut servir maintenant.";
    undo_text: "One step back. A tap on the board with two fingers does the same.",
        "Un pas en arrière. Toucher le plateau avec deux doigts fait de même.";
    whole_move: "The whole move back", "Tout le déplacement";
    whole_move_text: "Tap the tile it started from, as long as it is not lit, or press Escape.",
        "Pour le reprendre, touchez sa tuile de départ tant qu’elle n’est pas éclairée, ou la touche Échap.";
    reset_text: "Everything back to the start of the turn, or to what was revealed since.",
        "Tout, jusqu’au début du tour ou à ce qui a été révélé depuis.";
    barrier: "No way back", "Sans retour";
    barrier_text: "A button with a lock reveals something, or ends a bid or a turn: undo stops there.",
        "Un bouton au cadenas révèle quelque chose, ou termine une enchère ou un tour\u{a0}: on n’annule pas au-delà.";
    end_text: "A turn never ends by itself: it is yours until you tap this button.",
        "Un tour ne finit jamais de lui-même\u{a0}: il est à vous jusqu’à ce que vous touchiez ce bouton.";
    log_text: "Tap a line to see its tiles. If the table agrees, the game can go back to any turn in it.",
        "Touchez une ligne pour voir ses tuiles. Si la table est d’accord, la partie peut y reprendre à n’importe quel tour.";

    keyboard: "Keys", "Touches";
    key_head: "Key", "Touche";
    does: "What it does", "Ce qu’elle fait";
    key_tab: "To the next part of the page; the whole board is one", "Va à la partie suivante de la page\u{202f}; le plateau entier en est une";
    key_arrows: "From tile to tile; where meeples can be picked up, the ends are shown",
        "De tuile en tuile\u{202f}; où l’on peut prendre des meeples, les fins possibles s’affichent";
    key_row: "To the first or last tile of the row", "À la première ou dernière tuile de la ligne";
    key_corner: "To the first or last tile of the board", "À la première ou dernière tuile du plateau";
    key_enter: "Does what a tap does", "Fait ce que fait le doigt";
    key_enlarge: "Shows the tile large, with its name and what it does", "Affiche la tuile en grand, avec son nom et ce qu’elle fait";
    key_letters: "On the board or in the hand: that colour first",
        "Sur le plateau ou dans la main\u{a0}: cette couleur d’abord";
    key_escape: "Gives up what is half chosen, else the whole move; closes a window like this one",
        "Abandonne un choix à moitié fait, sinon tout le déplacement\u{202f}; ferme une fenêtre comme celle-ci";
    key_mac: "On a Mac, Cmd does what Ctrl does.", "Sur un Mac, Cmd fait ce que fait Ctrl.";
}
