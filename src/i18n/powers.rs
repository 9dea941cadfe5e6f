//! What the djinns and the items do, in words.

use super::Lang;
use crate::game::{Djinn, Item};

/// Describes what a djinn does, in one or two sentences.
#[must_use]
pub const fn djinn_power(lang: Lang, djinn: Djinn) -> &'static str {
    let (en, fr) = match djinn {
        Djinn::AlAmin => (
            "At the end of the game each pair of your fakirs counts as one good of your choice.",
            "À la fin de la partie, chaque paire de vos fakirs compte comme une marchandise au choix.",
        ),
        Djinn::AnunNak => (
            "Put 3 random meeples from the bag on a tile with nothing on it.",
            "Placez 3 meeples tirés du sac sur une tuile où il n’y a rien.",
        ),
        Djinn::Baal => (
            "Whenever another djinn is taken: 1 coin if you took it, 2 if an opponent did.",
            "Chaque fois qu’un autre djinn est pris\u{a0}: 1 pièce si c’est par vous, 2 si c’est par un adversaire.",
        ),
        Djinn::Boaz => {
            ("The meeples in front of you cannot be killed.", "Les meeples devant vous ne peuvent pas être tués.")
        }
        Djinn::Bouraq => ("Place a palace on any village.", "Placez un palais sur n’importe quel village."),
        Djinn::Echidna => ("Your builders earn double this turn.", "Vos bâtisseurs rapportent le double ce tour-ci."),
        Djinn::Enki => ("Place a palm tree on any oasis.", "Placez un palmier sur n’importe quelle oasis."),
        Djinn::Ganapati => (
            "Whenever a whim is taken: 1 coin if by you, 2 if by an opponent.",
            "Chaque fois qu’un caprice est pris\u{a0}: 1 pièce si c’est par vous, 2 si c’est par un adversaire.",
        ),
        Djinn::Geb => (
            "At the end of the game each of your precious items is worth 3 points more.",
            "À la fin de la partie, chacun de vos objets précieux vaut 3 points de plus.",
        ),
        Djinn::Kali => (
            "1 coin for each opponent’s marker you push on the turn order track, 2 each time an opponent pushes yours.",
            "1 pièce par pion adverse que vous poussez sur la piste d’ordre de jeu, 2 chaque fois qu’un adversaire pousse le vôtre.",
        ),
        Djinn::Ptah => (
            "At the end of the game each of your artisans is worth 2 points more.",
            "À la fin de la partie, chacun de vos artisans vaut 2 points de plus.",
        ),
        Djinn::Hagis => (
            "A palace you are placing may go on a neighbouring tile instead.",
            "Un palais que vous placez peut aller sur une tuile voisine.",
        ),
        Djinn::Haurvatat => (
            "At the end of the game your palm trees are worth 5 points instead of 3.",
            "À la fin de la partie, vos palmiers valent 5 points au lieu de 3.",
        ),
        Djinn::Iblis => (
            "Your assassins kill 2 meeples on one tile, or 2 in front of one opponent.",
            "Vos assassins tuent 2 meeples d’une même tuile, ou 2 devant un même adversaire.",
        ),
        Djinn::Jafaar => (
            "At the end of the game your viziers are worth 3 points instead of 1.",
            "À la fin de la partie, vos vizirs valent 3 points au lieu de 1.",
        ),
        Djinn::Kandicha => (
            "For what your assassins kill: a merchant gives a card (from the deck; with the Artisans the first of the row), a builder the coins of the blue-valued tiles around; a vizier, elder or artisan comes to you, an artisan with an item.",
            "Pour ce que tuent vos assassins\u{a0}: un marchand donne une carte (de la pioche\u{202f}; avec les Artisans, la première de la rangée), un bâtisseur les pièces des tuiles à chiffre bleu autour\u{202f}; vizir, sage ou artisan vient à vous, l’artisan avec un objet.",
        ),
        Djinn::Kumarbi => (
            "When you bid, each fakir you discard lowers the price by one step.",
            "À l’enchère, chaque fakir défaussé baisse le prix d’un cran.",
        ),
        Djinn::Lamia => (
            "A palm tree you are placing may go on a neighbouring tile instead.",
            "Un palmier que vous placez peut aller sur une tuile voisine.",
        ),
        Djinn::Leta => {
            ("Place a camel on a tile with nothing on it.", "Placez un chameau sur une tuile où il n’y a rien.")
        }
        Djinn::Marid => (
            "For each meeple dropped on a tile of yours: 1 coin in your move, 2 in an opponent’s.",
            "Pour chaque meeple posé sur une de vos tuiles\u{a0}: 1 pièce à votre déplacement, 2 à celui d’un adversaire.",
        ),
        Djinn::Monkir => (
            "For each palace placed: 1 coin if by you, 2 if by an opponent.",
            "Pour chaque palais placé\u{a0}: 1 pièce si c’est par vous, 2 si c’est par un adversaire.",
        ),
        Djinn::Nekir => (
            "Each time assassins kill: 1 coin if they are yours, 2 if an opponent’s.",
            "Chaque fois que des assassins tuent\u{a0}: 1 pièce si ce sont les vôtres, 2 si ce sont ceux d’un adversaire.",
        ),
        Djinn::Shamhat => (
            "At the end of the game your elders are worth 4 points instead of 2.",
            "À la fin de la partie, vos sages valent 4 points au lieu de 2.",
        ),
        Djinn::Sibittis => {
            ("Draw 3 djinns, keep one, discard the others.", "Piochez 3 djinns, gardez-en un, défaussez les autres.")
        }
        Djinn::Sloar => ("Take the top card of the deck.", "Prenez la première carte de la pioche."),
        Djinn::Utug => (
            "Place a camel on a tile that holds only meeples.",
            "Placez un chameau sur une tuile où il n’y a que des meeples.",
        ),
    };
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

/// Describes the power of a djinn in a line that fits its card. [`djinn_power`] has the whole of it.
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

/// Describes what an item does, in one sentence.
#[must_use]
pub const fn item_power(lang: Lang, item: Item) -> &'static str {
    let (en, fr) = match item {
        Item::Jewel => ("5 points at the end.", "5 points à la fin."),
        Item::Chest => ("7 points at the end.", "7 points à la fin."),
        Item::Crown => ("9 points at the end.", "9 points à la fin."),
        Item::Scimitar => ("Remove 2 meeples from one tile.", "Retirez 2 meeples d’une même tuile."),
        Item::Lamp => (
            "Take a djinn that lies face up, or the top one of the deck, for nothing.",
            "Prenez un djinn visible, ou le premier de la pioche, sans payer.",
        ),
        Item::Flute => (
            "Bring up to 5 meeples from the adjacent tiles onto one tile.",
            "Amenez jusqu’à 5 meeples des tuiles adjacentes sur une tuile.",
        ),
        Item::Carpet => (
            "In your move the last meeple may go to any other tile, over mountains too.",
            "Le dernier meeple de votre déplacement va où vous voulez, même par-dessus les montagnes.",
        ),
        Item::Ring => ("Take an item from the discard.", "Prenez un objet de la défausse."),
        Item::Talisman => (
            "Move one of your camels, or the tent, to a tile without one.",
            "Déplacez un de vos chameaux, ou le campement, sur une tuile libre.",
        ),
        Item::Horn => (
            "Refill the row of cards and put it in the order you like.",
            "Complétez la rangée de cartes et mettez-la dans l’ordre voulu.",
        ),
    };
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}
