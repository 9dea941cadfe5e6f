//! Texts of the board and the hand.

catalogue! {
    board: "Board", "Plateau";
    hand: "Meeples in hand", "Meeples en main";
    collected: "Collected meeples", "Meeples récoltés";
    again(whose: &str): "{whose}, again", "{whose}, encore";
    held(n: u32, name: &str): "{n} {name} in hand" / "{n} {name} in hand", "{n} {name} en main" / "{n} {name} en main";
    held_stuck(n: u32, name: &str):
        "{n} {name} in hand, cannot be dropped now" / "{n} {name} in hand, cannot be dropped now",
        "{n} {name} en main, impossible à poser maintenant" / "{n} {name} en main, impossibles à poser maintenant";
}
