//! The rules that refusals and cards cite: a short name, and the rule in words for the help.

use super::Lang;

/// The rules that the page can cite: the id of each (docs/rules.md), and its name in English and French.
const NAMES: [(&str, (&str, &str)); 24] = [
    ("1.6", ("djinns that earn coins", "djinns qui rapportent des pièces")),
    ("R-B1", ("free spots", "places libres")),
    ("R-B4", ("bids with Kumarbi", "enchères avec Kumarbi")),
    ("R-B6", ("pushed markers", "pions poussés")),
    ("R-T1", ("whoever can move must", "qui peut se déplacer le doit")),
    ("R-T2", ("when to use powers and items", "quand utiliser pouvoirs et objets")),
    ("R-T3", ("when to pay for Echidna, Iblis, Hagis and Lamia", "quand payer Echidna, Iblis, Hagis et Lamia")),
    ("R-T4", ("the tile’s action", "l’action de la tuile")),
    ("R-T9", ("chasm and lake", "crevasse et lac")),
    ("R-M1", ("one step at a time", "un pas à la fois")),
    ("R-M2", ("no stepping straight back", "pas de retour immédiat")),
    ("R-M4", ("the last meeple", "le dernier meeple")),
    ("R-M5", ("no dead ends", "pas d’impasse")),
    ("R-A1", ("victims within reach", "victimes à portée")),
    ("R-A4", ("two victims with Iblis", "deux victimes avec Iblis")),
    ("R-A6", ("victims with Kandicha", "victimes avec Kandicha")),
    ("R-W1", ("taking a whim", "prendre un caprice")),
    ("R-W2", ("laying a whim", "poser un caprice")),
    ("R-S2", ("points for viziers", "points des vizirs")),
    ("R-S3", ("points for elders", "points des sages")),
    ("R-S6", ("points for palm trees and palaces", "points des palmiers et des palais")),
    ("R-S8", ("points for goods", "points des marchandises")),
    ("R-S9", ("points for artisans", "points des artisans")),
    ("R-S10", ("points for items", "points des objets")),
];

/// Returns the ids of all rules that the page can cite, in the order of docs/rules.md.
pub fn cited() -> impl Iterator<Item = &'static str> {
    NAMES.iter().map(|&(id, _)| id)
}

/// Names a rule that the page can cite, in a few words; empty for any other.
///
/// A table, since a `match` on texts takes more room in the download of an embedded board.
#[must_use]
pub fn name(lang: Lang, id: &str) -> &'static str {
    let (en, fr) = NAMES.iter().find(|&&(other, _)| other == id).map_or(("", ""), |&(_, names)| names);
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

/// Puts a rule that the page can cite into words; empty for any other.
#[must_use]
pub fn words(lang: Lang, id: &str) -> &'static str {
    let (en, fr) = match id {
        "1.6" => (
            "Ba’al, Marid, Monkir, Nekir, Kali and Ganapati bring coins whenever the thing on their card happens: 1 coin if you do it, 2 if an opponent does.",
            "Ba’al, Marid, Monkir, Nekir, Kali et Ganapati rapportent des pièces chaque fois qu’arrive ce que dit leur carte\u{a0}: 1 pièce si c’est par vous, 2 si c’est par un adversaire.",
        ),
        "R-B1" => (
            "To bid, put your marker on a free spot of the turn order track and pay its price at once. A price takes one marker; 0 takes three, and with five players 1, 3 and 5 take two each.",
            "Pour enchérir, mettez votre pion sur une place libre de la piste d’ordre de jeu et payez son prix aussitôt. Un prix reçoit un pion\u{202f}; 0 en reçoit trois, et à cinq joueurs 1, 3 et 5 en reçoivent deux chacun.",
        ),
        "R-B4" => (
            "Whoever has Kumarbi may discard fakirs in a bid: each makes the price one step cheaper, down to 0.",
            "Qui a Kumarbi peut défausser des fakirs à l’enchère\u{a0}: chacun baisse le prix d’un cran, jusqu’à 0.",
        ),
        "R-B6" => (
            "Kali counts each marker that a push moves, once for each push: 1 coin for an opponent’s marker that you push, 2 for yours that an opponent pushes. Your own second marker counts for nothing.",
            "Kali compte chaque pion déplacé par une poussée, une fois par poussée\u{a0}: 1 pièce par pion adverse que vous poussez, 2 quand un adversaire pousse le vôtre. Votre propre second pion ne compte pas.",
        ),
        "R-T1" => (
            "If you have a legal move you must make one. If you have none, you skip it, and this round is the last.",
            "Si un déplacement est possible, vous devez en faire un. S’il n’y en a aucun, vous le passez, et ce tour de jeu est le dernier.",
        ),
        "R-T2" => (
            "On your turn you may use each power that has a cost once, and one magic item. Not while meeples are in hand for the move, and not while another choice waits for you. What would have no effect cannot be used.",
            "À votre tour, vous pouvez utiliser une fois chaque pouvoir qui a un coût, et un objet magique. Pas pendant le déplacement, ni tant qu’un autre choix vous attend. Ce qui serait sans effet ne peut pas être utilisé.",
        ),
        "R-T3" => (
            "You pay for Echidna or Iblis just before the builders or assassins act, and for Hagis or Lamia while you place the palace or palm tree on a neighbouring tile. Where the piece can go without them, you pay nothing.",
            "On paie Echidna ou Iblis juste avant l’action des bâtisseurs ou des assassins, et Hagis ou Lamia en plaçant le palais ou le palmier sur une tuile voisine. Là où la pièce peut aller sans eux, on ne paie rien.",
        ),
        "R-T4" => (
            "On a village you must place a palace, on an oasis a palm tree, if the supply has one. In a city you take its whim. At markets, sacred places and workshops you choose whether to pay.",
            "Dans un village, vous devez placer un palais, dans une oasis un palmier, s’il en reste. Dans une cité, vous prenez son caprice. Aux marchés, lieux sacrés et ateliers, vous choisissez de payer ou non.",
        ),
        "R-T9" => (
            "Nothing can be on the chasm or the great lake: no meeple, no camel, no palm tree, no palace.",
            "Rien ne peut se trouver sur la crevasse ou le grand lac\u{a0}: ni meeple, ni chameau, ni palmier, ni palais.",
        ),
        "R-M1" => (
            "Pick up all the meeples of one tile and drop them one by one, each on a tile that shares a side with the one before. Never diagonally, never across a mountain, never onto the chasm or the lake. Empty tiles and tiles with camels may be crossed.",
            "Prenez tous les meeples d’une tuile et posez-les un à un, chacun sur une tuile qui touche la précédente par un côté. Jamais en diagonale, jamais par-dessus une montagne, jamais sur la crevasse ou le lac. On peut passer par des tuiles vides et des tuiles avec un chameau.",
        ),
        "R-M2" => (
            "The next meeple may not be dropped on the tile you have just left; the tile where the move began counts as left. Later in the move you may come back to any tile.",
            "Le meeple suivant ne peut pas être posé sur la tuile que vous venez de quitter\u{202f}; la tuile de départ compte comme quittée. Plus loin dans le déplacement, on peut revenir sur toute tuile.",
        ),
        "R-M4" => (
            "The last meeple must join another of its colour, which stood on the tile already or was dropped there in the same move.",
            "Le dernier meeple doit en rejoindre un autre de sa couleur, qui se trouvait déjà sur la tuile ou y a été posé pendant le même déplacement.",
        ),
        "R-M5" => (
            "You drop the colours in any order, as long as the last meeple can still join another of its colour. A drop after which it no longer can is not allowed.",
            "Vous posez les couleurs dans l’ordre de votre choix, tant que le dernier meeple peut encore en rejoindre un de sa couleur. Poser un meeple après quoi il ne le pourrait plus n’est pas permis.",
        ),
        "R-A1" => (
            "Assassins kill one meeple: on a tile no further away than assassins plus fakirs you discard, counted along rows and columns, or a vizier, elder or artisan in front of an opponent without Boaz. You must kill if you can do so without a fakir.",
            "Les assassins tuent un meeple\u{a0}: sur une tuile pas plus loin qu’il n’y a d’assassins et de fakirs défaussés, en lignes et en colonnes, ou un vizir, un sage ou un artisan devant un adversaire sans Boaz. Il faut tuer si on le peut sans fakir.",
        ),
        "R-A4" => (
            "With Iblis your assassins kill two meeples on one tile, or two in front of one opponent. If only one is there, that one.",
            "Avec Iblis, vos assassins tuent deux meeples d’une même tuile, ou deux devant un même adversaire. S’il n’y en a qu’un, celui-là.",
        ),
        "R-A6" => (
            "For each meeple you kill: a merchant gives the top card of the deck (with the Artisans the first card of the row), a builder 1 coin for each blue-valued tile among its own and those around it. A vizier, an elder or an artisan comes to you; for an artisan you take the top item, too.",
            "Pour chaque meeple que vous tuez\u{a0}: un marchand donne la première carte de la pioche (avec les Artisans, la première de la rangée), un bâtisseur 1 pièce par tuile à chiffre bleu parmi la sienne et celles autour. Un vizir, un sage ou un artisan vient à vous\u{202f}; pour un artisan, vous prenez aussi le premier objet.",
        ),
        "R-W1" => (
            "If your move ends in a city, you take the whim that lies there. Passing through, or taking the city by a kill, does not count.",
            "Si votre déplacement finit dans une cité, vous prenez le caprice qui s’y trouve. Y passer, ou prendre la cité par un meurtre, ne compte pas.",
        ),
        "R-W2" => (
            "You may lay a whim from your hand for its coins once its condition is met: on your turn, except during the move, or just before your bid. At the end of the game this happens automatically.",
            "Vous pouvez poser un caprice de votre main pour ses pièces dès que sa condition est remplie\u{a0}: à votre tour, sauf pendant le déplacement, ou juste avant votre enchère. À la fin de la partie, cela se fait automatiquement.",
        ),
        "R-S2" => (
            "Each vizier is 1 point (3 with Jafaar), and you get 10 for every opponent who has fewer viziers. A tie brings no bonus.",
            "Chaque vizir vaut 1 point (3 avec Jafaar), et vous avez 10 points par adversaire qui a moins de vizirs. À égalité, pas de bonus.",
        ),
        "R-S3" => (
            "Each elder in front of you is 2 points, 4 with Shamhat.",
            "Chaque sage devant vous vaut 2 points, 4 avec Shamhat.",
        ),
        "R-S6" => (
            "Each palm tree on your tiles is 3 points (5 with Haurvatat), each palace 5; twice that on the tiles around the great lake.",
            "Chaque palmier sur vos tuiles vaut 3 points (5 avec Haurvatat), chaque palais 5\u{202f}; le double sur les tuiles autour du grand lac.",
        ),
        "R-S8" => (
            "Sets of different goods count as in a sale, split in the best way. With Al-Amin every 2 fakirs stand for one good of your choice.",
            "Les séries de marchandises différentes comptent comme à la vente, réparties au mieux. Avec Al-Amin, 2 fakirs remplacent une marchandise au choix.",
        ),
        "R-S9" => (
            "Each artisan in front of you is 2 points, 3 if nobody has more artisans than you. With Ptah each is worth 2 more.",
            "Chaque artisan devant vous vaut 2 points, 3 si personne n’en a plus que vous. Avec Ptah, chacun vaut 2 de plus.",
        ),
        "R-S10" => (
            "Each precious item is worth its number, 3 more with Geb. Magic items are worth nothing at the end.",
            "Chaque objet précieux vaut son nombre, 3 de plus avec Geb. Les objets magiques ne valent rien à la fin.",
        ),
        _ => ("", ""),
    };
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}
