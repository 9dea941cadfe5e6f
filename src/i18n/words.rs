//! Names and short explanations of the things of the game.

use super::Lang;
use crate::game::{Aim, Building, Card, Djinn, Expansion, Item, Meeple, Piece, ScoreLine, TileKind, ValueColour, Whim};

/// Names a tribe in the form for `count` meeples.
#[must_use]
pub const fn tribe(lang: Lang, meeple: Meeple, count: u32) -> &'static str {
    let (en, ens, fr, frs) = match meeple {
        Meeple::Vizier => ("vizier", "viziers", "vizir", "vizirs"),
        Meeple::Elder => ("elder", "elders", "sage", "sages"),
        Meeple::Merchant => ("merchant", "merchants", "marchand", "marchands"),
        Meeple::Builder => ("builder", "builders", "bâtisseur", "bâtisseurs"),
        Meeple::Assassin => ("assassin", "assassins", "assassin", "assassins"),
        Meeple::Artisan => ("artisan", "artisans", "artisan", "artisans"),
    };
    match (lang, lang.is_one(count)) {
        (Lang::En, true) => en,
        (Lang::En, false) => ens,
        (Lang::Fr, true) => fr,
        (Lang::Fr, false) => frs,
    }
}

/// Returns the letter shown on a meeple, so that its colour is never the only signal.
#[must_use]
pub const fn tribe_letter(lang: Lang, meeple: Meeple) -> &'static str {
    match (lang, meeple) {
        (_, Meeple::Vizier) => "V",
        (Lang::En, Meeple::Elder) => "E",
        (Lang::Fr, Meeple::Elder) => "S",
        (_, Meeple::Merchant) => "M",
        (_, Meeple::Builder) => "B",
        (_, Meeple::Assassin) => "A",
        (_, Meeple::Artisan) => "P",
    }
}

/// Describes what a collected tribe does, in one sentence.
#[must_use]
pub const fn tribe_action(lang: Lang, meeple: Meeple) -> &'static str {
    match (lang, meeple) {
        (Lang::En, Meeple::Vizier) => "Keep them: 1 point each, and 10 for every opponent with fewer.",
        (Lang::Fr, Meeple::Vizier) => "Gardez-les\u{a0}: 1 point chacun, et 10 par adversaire qui en a moins.",
        (Lang::En, Meeple::Elder) => "Keep them: 2 points each; they also pay for djinns.",
        (Lang::Fr, Meeple::Elder) => "Gardez-les\u{a0}: 2 points chacun\u{202f}; ils servent aussi à payer les djinns.",
        (Lang::En, Meeple::Merchant) => "Take as many cards from the front of the row.",
        (Lang::Fr, Meeple::Merchant) => "Prenez autant de cartes au début de la rangée.",
        (Lang::En, Meeple::Builder) => {
            "Earn coins: builders times blue-valued tiles around; each fakir counts as one more builder."
        }
        (Lang::Fr, Meeple::Builder) => {
            "Gagnez des pièces\u{a0}: bâtisseurs fois tuiles à chiffre bleu autour\u{202f}; chaque fakir compte comme un bâtisseur."
        }
        (Lang::En, Meeple::Assassin) => "Kill one meeple within reach, or one in front of an opponent.",
        (Lang::Fr, Meeple::Assassin) => "Tuez un meeple à portée, ou un meeple devant un adversaire.",
        (Lang::En, Meeple::Artisan) => {
            "Keep them: 2 points each, 3 if nobody has more. Draw an item for each, keep one."
        }
        (Lang::Fr, Meeple::Artisan) => {
            "Gardez-les\u{a0}: 2 points chacun, 3 si personne n’en a plus. Piochez un objet pour chacun, gardez-en un."
        }
    }
}

/// Names a kind of tile.
#[must_use]
pub const fn tile(lang: Lang, kind: TileKind) -> &'static str {
    match (lang, kind) {
        (_, TileKind::Oasis) => "oasis",
        (_, TileKind::Village) => "village",
        (Lang::En, TileKind::SacredPlace) => "sacred place",
        (Lang::Fr, TileKind::SacredPlace) => "lieu sacré",
        (Lang::En, TileKind::SmallMarket) => "small market",
        (Lang::Fr, TileKind::SmallMarket) => "petit marché",
        (Lang::En, TileKind::LargeMarket) => "large market",
        (Lang::Fr, TileKind::LargeMarket) => "grand marché",
        (Lang::En, TileKind::Workshop(_)) => "workshop",
        (Lang::Fr, TileKind::Workshop(_)) => "atelier",
        (Lang::En, TileKind::SpecialisedMarket) => "specialised market",
        (Lang::Fr, TileKind::SpecialisedMarket) => "marché spécialisé",
        (Lang::En, TileKind::Chasm) => "chasm",
        (Lang::Fr, TileKind::Chasm) => "crevasse",
        (Lang::En, TileKind::City(_)) => "fabulous city",
        (Lang::Fr, TileKind::City(_)) => "cité fabuleuse",
        (Lang::En, TileKind::GreatLake) => "great lake",
        (Lang::Fr, TileKind::GreatLake) => "grand lac",
    }
}

/// Describes what a tile gives where a move ends.
#[must_use]
pub const fn tile_action(lang: Lang, kind: TileKind) -> &'static str {
    match (lang, kind) {
        (Lang::En, TileKind::Village) => "Place a palace here.",
        (Lang::Fr, TileKind::Village) => "Placez ici un palais.",
        (Lang::En, TileKind::SacredPlace) => "You may take a djinn for 2 elders, or 1 elder and 1 fakir.",
        (Lang::Fr, TileKind::SacredPlace) => "Vous pouvez prendre un djinn pour 2 sages, ou 1 sage et 1 fakir.",
        (Lang::En, TileKind::Oasis) => "Place a palm tree here.",
        (Lang::Fr, TileKind::Oasis) => "Placez ici un palmier.",
        (Lang::En, TileKind::SmallMarket) => "You may buy one of the first 3 cards for 3 coins.",
        (Lang::Fr, TileKind::SmallMarket) => "Vous pouvez acheter une des 3 premières cartes pour 3 pièces.",
        (Lang::En, TileKind::LargeMarket) => "You may buy two of the first 6 cards for 6 coins.",
        (Lang::Fr, TileKind::LargeMarket) => "Vous pouvez acheter deux des 6 premières cartes pour 6 pièces.",
        (Lang::En, TileKind::Workshop(_)) => "You may take the top item for 1 artisan or 2 fakirs.",
        (Lang::Fr, TileKind::Workshop(_)) => "Vous pouvez prendre le premier objet pour 1 artisan ou 2 fakirs.",
        (Lang::En, TileKind::SpecialisedMarket) => "You may buy any one card for 4 coins.",
        (Lang::Fr, TileKind::SpecialisedMarket) => "Vous pouvez acheter n’importe quelle carte pour 4 pièces.",
        (Lang::En, TileKind::City(_)) => "The whim that lies here is yours.",
        (Lang::Fr, TileKind::City(_)) => "Le caprice qui s’y trouve est à vous.",
        (Lang::En, TileKind::Chasm) => "Nothing can be here.",
        (Lang::Fr, TileKind::Chasm) => "Rien ne peut s’y trouver.",
        (Lang::En, TileKind::GreatLake) => "Nothing can be here; palm trees and palaces around it count double.",
        (Lang::Fr, TileKind::GreatLake) => {
            "Rien ne peut s’y trouver\u{202f}; palmiers et palais autour comptent double."
        }
    }
}

/// Names the colour behind the value of a tile.
#[must_use]
pub const fn value_colour(lang: Lang, colour: ValueColour) -> &'static str {
    match (lang, colour) {
        (Lang::En, ValueColour::Blue) => "blue",
        (Lang::Fr, ValueColour::Blue) => "bleu",
        (Lang::En, ValueColour::Red) => "red",
        (Lang::Fr, ValueColour::Red) => "rouge",
    }
}

/// Names a building in the form for `count` of it.
#[must_use]
pub const fn building(lang: Lang, building: Building, count: u32) -> &'static str {
    match (lang, building, lang.is_one(count)) {
        (Lang::En, Building::Palm, true) => "palm tree",
        (Lang::En, Building::Palm, false) => "palm trees",
        (Lang::Fr, Building::Palm, true) => "palmier",
        (Lang::Fr, Building::Palm, false) => "palmiers",
        (Lang::En, Building::Palace, true) => "palace",
        (Lang::En, Building::Palace, false) => "palaces",
        (Lang::Fr, Building::Palace, _) => "palais",
    }
}

/// Names a resource card.
#[must_use]
pub const fn card(lang: Lang, card: Card) -> &'static str {
    match (lang, card) {
        (_, Card::Fakir) => "fakir",
        (_, Card::Papyrus) => "papyrus",
        (Lang::En, Card::Fish) => "fish",
        (Lang::Fr, Card::Fish) => "poisson",
        (Lang::En, Card::Gold) => "gold",
        (Lang::Fr, Card::Gold) => "or",
        (Lang::En, Card::Ivory) => "ivory",
        (Lang::Fr, Card::Ivory) => "ivoire",
        (Lang::En, Card::Jewels) => "jewels",
        (Lang::Fr, Card::Jewels) => "joyaux",
        (Lang::En, Card::Pottery) => "pottery",
        (Lang::Fr, Card::Pottery) => "poterie",
        (Lang::En, Card::Silk) => "silk",
        (Lang::Fr, Card::Silk) => "soie",
        (Lang::En, Card::Spice) => "spice",
        (Lang::Fr, Card::Spice) => "épices",
        (Lang::En, Card::Wheat) => "wheat",
        (Lang::Fr, Card::Wheat) => "blé",
    }
}

/// Returns the name of a djinn as texts spell it.
#[must_use]
pub const fn djinn(djinn: Djinn) -> &'static str {
    match djinn {
        Djinn::AlAmin => "Al-Amin",
        Djinn::AnunNak => "Anun-Nak",
        Djinn::Baal => "Ba’al",
        Djinn::Boaz => "Boaz",
        Djinn::Bouraq => "Bouraq",
        Djinn::Echidna => "Echidna",
        Djinn::Enki => "Enki",
        Djinn::Ganapati => "Ganapati",
        Djinn::Geb => "Geb",
        Djinn::Kali => "Kali",
        Djinn::Ptah => "Ptah",
        Djinn::Hagis => "Hagis",
        Djinn::Haurvatat => "Haurvatat",
        Djinn::Iblis => "Iblis",
        Djinn::Jafaar => "Jafaar",
        Djinn::Kandicha => "Kandicha",
        Djinn::Kumarbi => "Kumarbi",
        Djinn::Lamia => "Lamia",
        Djinn::Leta => "Leta",
        Djinn::Marid => "Marid",
        Djinn::Monkir => "Monkir",
        Djinn::Nekir => "Nekir",
        Djinn::Shamhat => "Shamhat",
        Djinn::Sibittis => "Sibittis",
        Djinn::Sloar => "Sloar",
        Djinn::Utug => "Utug",
    }
}

/// Names a line of the score sheet.
#[must_use]
pub const fn score_line(lang: Lang, line: ScoreLine) -> &'static str {
    let (en, fr) = match line {
        ScoreLine::Coins => ("Coins", "Pièces d’or"),
        ScoreLine::Viziers => ("Viziers", "Vizirs"),
        ScoreLine::Elders => ("Elders", "Sages"),
        ScoreLine::Djinns => ("Djinns", "Djinns"),
        ScoreLine::Tiles => ("Tiles", "Tuiles"),
        ScoreLine::Palms => ("Palm trees", "Palmiers"),
        ScoreLine::Palaces => ("Palaces", "Palais"),
        ScoreLine::Cities => ("Cities", "Cités"),
        ScoreLine::Goods => ("Goods", "Marchandises"),
        ScoreLine::Artisans => ("Artisans", "Artisans"),
        ScoreLine::Items => ("Items", "Objets"),
        ScoreLine::Tent => ("Tent", "Campement"),
    };
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

/// Names an expansion.
#[must_use]
pub const fn expansion(lang: Lang, expansion: Expansion) -> &'static str {
    match (lang, expansion) {
        (Lang::En, Expansion::Artisans) => "The Artisans of Naqala",
        (Lang::Fr, Expansion::Artisans) => "Les Artisans de Naqala",
        (Lang::En, Expansion::Whims) => "The Whims of the Sultan",
        (Lang::Fr, Expansion::Whims) => "Les Caprices du Sultan",
    }
}

/// Names the piece with which a player controls a tile.
#[must_use]
pub const fn piece(lang: Lang, piece: Piece) -> &'static str {
    match (lang, piece) {
        (Lang::En, Piece::Camel) => "camel",
        (Lang::Fr, Piece::Camel) => "chameau",
        (Lang::En, Piece::Tent) => "tent",
        (Lang::Fr, Piece::Tent) => "campement",
    }
}

/// Names an item.
#[must_use]
pub const fn item(lang: Lang, item: Item) -> &'static str {
    let (en, fr) = match item {
        Item::Jewel => ("jewel", "bijou"),
        Item::Chest => ("chest", "coffre"),
        Item::Crown => ("crown", "couronne"),
        Item::Scimitar => ("burning scimitar", "cimeterre ardent"),
        Item::Lamp => ("fabulous lamp", "lampe merveilleuse"),
        Item::Flute => ("enchanting flute", "flûte enchantée"),
        Item::Carpet => ("flying carpet", "tapis volant"),
        Item::Ring => ("rebirth ring", "anneau du renouveau"),
        Item::Talisman => ("tempest talisman", "talisman des tempêtes"),
        Item::Horn => ("horn of plenty", "corne d’abondance"),
    };
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

/// Names an item with its article.
#[must_use]
pub const fn the_item(lang: Lang, item: Item) -> &'static str {
    let (en, fr) = match item {
        Item::Jewel => ("the jewel", "le bijou"),
        Item::Chest => ("the chest", "le coffre"),
        Item::Crown => ("the crown", "la couronne"),
        Item::Scimitar => ("the burning scimitar", "le cimeterre ardent"),
        Item::Lamp => ("the fabulous lamp", "la lampe merveilleuse"),
        Item::Flute => ("the enchanting flute", "la flûte enchantée"),
        Item::Carpet => ("the flying carpet", "le tapis volant"),
        Item::Ring => ("the rebirth ring", "l’anneau du renouveau"),
        Item::Talisman => ("the tempest talisman", "le talisman des tempêtes"),
        Item::Horn => ("the horn of plenty", "la corne d’abondance"),
    };
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

/// Returns the name of a whim.
#[must_use]
pub const fn whim(lang: Lang, whim: Whim) -> &'static str {
    let (en, fr) = match whim {
        Whim::Grove => ("Grove", "Bosquet"),
        Whim::Forest => ("Forest", "Forêt"),
        Whim::Court => ("Court", "Cour"),
        Whim::Capital => ("Capital", "Capitale"),
        Whim::Oases => ("Oases", "Oasis"),
        Whim::Villages => ("Villages", "Villages"),
        Whim::Sanctuary => ("Sanctuary", "Sanctuaire"),
        Whim::Bazaar => ("Bazaar", "Bazar"),
        Whim::Azure => ("Azure", "Azur"),
        Whim::Crimson => ("Crimson", "Cramoisi"),
        Whim::Guild => ("Guild", "Guilde"),
        Whim::Line => ("Line", "Ligne"),
        Whim::Square => ("Square", "Carré"),
        Whim::Corners => ("Corners", "Coins"),
        Whim::Frontier => ("Frontier", "Frontière"),
        Whim::Heartland => ("Heartland", "Cœur du pays"),
        Whim::Council => ("Council", "Conseil"),
        Whim::Elders => ("Elders", "Sages"),
        Whim::Conclave => ("Conclave", "Conclave"),
        Whim::Retinue => ("Retinue", "Escorte"),
        Whim::Caravan => ("Caravan", "Caravane"),
        Whim::Treasury => ("Treasury", "Trésor"),
    };
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

/// Describes what a whim counts, in the plural form that follows a number.
#[must_use]
pub const fn aim(lang: Lang, aim: Aim) -> &'static str {
    let (en, fr) = match aim {
        Aim::Palms => ("palm trees on your tiles", "palmiers sur vos tuiles"),
        Aim::Palaces => ("palaces on your tiles", "palais sur vos tuiles"),
        Aim::Oases => ("oases you control", "oasis à vous"),
        Aim::Villages => ("villages you control", "villages à vous"),
        Aim::SacredPlaces => ("sacred places you control", "lieux sacrés à vous"),
        Aim::Markets => ("markets of any kind you control", "marchés de toute sorte à vous"),
        Aim::BlueTiles => ("blue-valued tiles you control", "tuiles à chiffre bleu à vous"),
        Aim::RedTiles => ("red-valued tiles you control", "tuiles à chiffre rouge à vous"),
        Aim::TilesInLine => ("tiles you control in a line", "tuiles à vous en ligne"),
        Aim::TilesOfSquare => ("tiles you control in a square", "tuiles à vous en carré"),
        Aim::Corners => ("corner tiles you control", "coins du plateau à vous"),
        Aim::BorderTiles => ("border tiles you control", "tuiles à vous au bord"),
        Aim::InnerTiles => ("tiles you control off the border", "tuiles à vous hors du bord"),
        Aim::Viziers => ("viziers", "vizirs"),
        Aim::Elders => ("elders", "sages"),
        Aim::Artisans => ("artisans", "artisans"),
        Aim::Djinns => ("djinns", "djinns"),
        Aim::Fakirs => ("fakirs", "fakirs"),
        Aim::DifferentGoods => ("different goods", "marchandises différentes"),
        Aim::Items => ("items", "objets"),
    };
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}
