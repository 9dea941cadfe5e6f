//! The djinns' powers (rules 1.6): what each does, what it costs, and where it has no effect.

mod draws;
mod earnings;
mod kills;
mod pieces;
mod scoring;

use naqala::game::{CoinReason, Cost, Djinn, Event, Payment};

/// Returns the players and the coins that a djinn brings them, in order.
fn rewards(events: &[Event], from: Djinn) -> Vec<(u8, i64)> {
    let reward = |event: &Event| match event {
        Event::Coins { player, amount, reason: CoinReason::Djinn(djinn) } if *djinn == from => {
            Some((player.0, *amount))
        }
        _ => None,
    };
    events.iter().filter_map(reward).collect()
}

// R-T2
#[test]
fn every_power_has_its_price() {
    let prices = [
        ("", "al-amin baal boaz haurvatat jafaar kandicha marid monkir nekir shamhat"),
        ("e f", "anun-nak bouraq enki hagis iblis lamia"),
        ("ee ef", "echidna leta sibittis utug"),
        ("f", "sloar"),
    ];
    for (expected, names) in prices {
        for name in names.split(' ') {
            let cost = name.parse::<Djinn>().expect("a djinn").cost().payments();
            let letters = Payment::ALL.into_iter().filter(|pay| cost.contains(pay)).map(Payment::name);
            assert_eq!(letters.collect::<Vec<_>>().join(" "), expected, "{name}");
        }
    }
    assert_eq!(Djinn::Kumarbi.cost(), Cost::Fakirs);
}
