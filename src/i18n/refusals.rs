//! Why the rules refuse an action.

use super::Lang;
use crate::game::Refusal;

/// Describes why an action is refused.
#[must_use]
pub const fn refusal(lang: Lang, refusal: Refusal) -> &'static str {
    let (en, fr) = match refusal {
        Refusal::WrongStep => (
            "Not now: finish what the bar asks for first.",
            "Pas maintenant\u{a0}: finissez d’abord ce que la barre demande.",
        ),
        Refusal::OffBoard => ("There is no such tile.", "Il n’y a pas de tuile ici."),
        Refusal::NothingThere => ("No meeple to pick up here.", "Aucun meeple à prendre ici."),
        Refusal::NotAdjacent => (
            "Not next to the last tile. Diagonals do not count.",
            "Pas à côté de la dernière tuile. La diagonale ne compte pas.",
        ),
        Refusal::StepsBack => ("Steps back: you came from there.", "Retour en arrière\u{a0}: vous venez de là."),
        Refusal::Mountain => ("A mountain is in the way.", "Une montagne barre le chemin."),
        Refusal::Impassable => ("Nothing can be here.", "Rien ne peut s’y trouver."),
        Refusal::SameTile => ("The carpet goes anywhere but here.", "Le tapis va partout, sauf ici."),
        Refusal::NotFulfilled => ("Its condition is not met.", "Sa condition n’est pas remplie."),
        Refusal::NoOrder => ("Place each card once.", "Placez chaque carte une seule fois."),
        Refusal::WrongColour => (
            "The last meeple must join another of its colour.",
            "Le dernier meeple doit en rejoindre un autre de sa couleur.",
        ),
        Refusal::NoEnding => (
            "No ending left: from there the last meeple could not join another of its colour.",
            "Plus d’issue\u{a0}: de là, le dernier meeple ne pourrait rejoindre aucun de sa couleur.",
        ),
        Refusal::MustMove => ("You can move, so you must.", "Vous pouvez vous déplacer, donc vous le devez."),
        Refusal::MustKill => (
            "A victim can be reached without a fakir: you must kill.",
            "Une victime est à portée sans fakir\u{a0}: il faut tuer.",
        ),
        Refusal::CannotPay => ("You cannot pay for that.", "Vous ne pouvez pas payer cela."),
        Refusal::NoSuchPrice => ("There is no such price.", "Ce prix n’existe pas."),
        Refusal::Taken => ("Full.", "Complet."),
        Refusal::OutOfRange => ("Out of reach.", "Hors de portée."),
        Refusal::Protected => ("Protected by Boaz.", "Protégé par Boaz."),
        Refusal::NotThere => ("Not there to take.", "Rien de tel à prendre ici."),
        Refusal::WrongCount => ("Not the right number.", "Ce n’est pas le bon nombre."),
        Refusal::NotOwned => ("You do not have it.", "Vous ne l’avez pas."),
        Refusal::UsedThisTurn => ("Used already this turn.", "Déjà utilisé ce tour-ci."),
        Refusal::WrongMoment => ("Not at this moment.", "Pas à ce moment."),
        Refusal::NoEffect => ("It would have no effect now.", "Ce serait sans effet maintenant."),
        Refusal::WrongTile => ("Not on this tile.", "Pas sur cette tuile."),
        Refusal::NeedlessPayment => ("No payment is needed there.", "Aucun paiement n’est nécessaire ici."),
        Refusal::Compulsory => ("This has to be done.", "C’est obligatoire."),
        Refusal::GameOver => ("The game is over.", "La partie est terminée."),
    };
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}
