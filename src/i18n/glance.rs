//! Short texts for a glance at the table: what each djinn does in a line, what each row of a player counts.

use super::Lang;
use crate::game::Djinn;

catalogue! {
    cards_of(name: &str): "Cards of {name}", "Cartes de {name}";
    goods(n: u32): "{n} good" / "{n} goods", "{n} marchandise" / "{n} marchandises";
    djinns(n: u32): "{n} djinn" / "{n} djinns", "{n} djinn" / "{n} djinns";
    leads: "leads by what all players see", "en tête selon ce que tous voient";
    strip: "Players at a glance", "Les joueurs en bref";
    show_city(square: &str): "Show {square} on the board", "Montrer {square} sur le plateau";
    drawn_items: "Keep one of these items", "Gardez un de ces objets";
    how_many: "How many play", "Combien jouent";
    players_of(n: u32): "{n} player" / "{n} players", "{n} joueur" / "{n} joueurs";
    more: "More choices", "Plus de choix";
    latest: "What happened last", "Ce qui vient de se passer";
}

/// Describes the power of a djinn in a line that fits its card. `words::djinn_power` has the whole of it.
#[must_use]
pub const fn djinn_effect(lang: Lang, djinn: Djinn) -> &'static str {
    let (en, fr) = match djinn {
        Djinn::AlAmin => ("At the end, 2 fakirs are 1 good", "À la fin, 2 fakirs font 1 marchandise"),
        Djinn::AnunNak => ("3 random meeples onto an empty tile", "3 meeples du sac sur une tuile vide"),
        Djinn::Baal => ("Djinn taken: 1 coin (by others: 2)", "Djinn pris\u{a0}: 1 pièce (par d’autres\u{a0}: 2)"),
        Djinn::Boaz => ("Nobody kills meeples in front of you", "On ne peut tuer les meeples devant vous"),
        Djinn::Bouraq => ("A palace on any village", "Un palais sur n’importe quel village"),
        Djinn::Echidna => ("Your builders earn double", "Vos bâtisseurs rapportent le double"),
        Djinn::Enki => ("A palm tree on any oasis", "Un palmier sur n’importe quelle oasis"),
        Djinn::Ganapati => ("Whim taken: 1 coin (by others: 2)", "Caprice pris\u{a0}: 1 pièce (par d’autres\u{a0}: 2)"),
        Djinn::Geb => ("Precious items: 3 points more each", "Objets précieux\u{a0}: 3 points de plus chacun"),
        Djinn::Kali => ("You push: 1 coin; they push you: 2", "Pousser\u{a0}: 1 pièce\u{202f}; être poussé\u{a0}: 2"),
        Djinn::Ptah => ("Artisans: 2 points more each", "Artisans\u{a0}: 2 points de plus chacun"),
        Djinn::Hagis => ("Palace: a neighbouring tile, too", "Palais\u{a0}: aussi sur une tuile voisine"),
        Djinn::Haurvatat => ("Palm trees: 5 points, not 3", "Palmiers\u{a0}: 5 points au lieu de 3"),
        Djinn::Iblis => ("Assassins kill 2 in one place", "Vos assassins tuent 2 au même endroit"),
        Djinn::Jafaar => ("Viziers: 3 points, not 1", "Vizirs\u{a0}: 3 points au lieu de 1"),
        Djinn::Kandicha => ("Gain from those your assassins kill", "Gagnez par ceux que tuent vos assassins"),
        Djinn::Kumarbi => ("Bids: one step less per fakir", "Enchères\u{a0}: un cran de moins par fakir"),
        Djinn::Lamia => ("Palm tree: a neighbouring tile, too", "Palmier\u{a0}: aussi sur une tuile voisine"),
        Djinn::Leta => ("A camel on an empty tile", "Un chameau sur une tuile vide"),
        Djinn::Marid => {
            ("Drop on your tile: 1 coin (by others: 2)", "Meeple chez vous\u{a0}: 1 pièce (d’un autre\u{a0}: 2)")
        }
        Djinn::Monkir => {
            ("Palace placed: 1 coin (by others: 2)", "Palais placé\u{a0}: 1 pièce (par d’autres\u{a0}: 2)")
        }
        Djinn::Nekir => {
            ("Assassins kill: 1 coin (others’: 2)", "Vos assassins tuent\u{a0}: 1 pièce (d’autres\u{a0}: 2)")
        }
        Djinn::Shamhat => ("Elders: 4 points, not 2", "Sages\u{a0}: 4 points au lieu de 2"),
        Djinn::Sibittis => ("Draw 3 djinns, keep 1", "Piochez 3 djinns, gardez-en 1"),
        Djinn::Sloar => ("Take the top card of the deck", "Prenez la première carte de la pioche"),
        Djinn::Utug => ("A camel on a tile with only meeples", "Un chameau sur une tuile de seuls meeples"),
    };
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}
