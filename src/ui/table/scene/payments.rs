//! The payments for a power.

use crate::game::{Action, Djinn, Payment};

/// Returns the ways to pay for a power that still needs its tile, fewest fakirs first.
pub(super) fn power_payments(open: &[Action], djinn: Djinn) -> Vec<Payment> {
    let mut payments: Vec<Payment> = Vec::new();
    for action in open {
        if let Action::Power { djinn: other, square: Some(_), pay } = action
            && *other == djinn
            && !payments.contains(pay)
        {
            let place = payments.partition_point(|before| before.fakirs() < pay.fakirs());
            payments.insert(place, *pay);
        }
    }
    payments
}
