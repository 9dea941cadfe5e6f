//! Texts of boards on other pages.

catalogue! {
    view: "A position of Five Tribes", "Une position de Five Tribes";
    explore: "A board of Five Tribes to try moves on", "Un plateau de Five Tribes pour essayer des coups";
    exercise: "An exercise on a board of Five Tribes", "Un exercice sur un plateau de Five Tribes";
    replay: "A game of Five Tribes to play back", "Une partie de Five Tribes à revoir";
    play: "A game of Five Tribes", "Une partie de Five Tribes";

    waiting: "This board waits for what its page will show on it.", "Ce plateau attend ce que sa page va y montrer.";
    faulty: "This board cannot be shown. What its page says of it is wrong:",
        "Ce plateau ne peut pas être affiché. Ce qu’en dit sa page est incorrect\u{a0}:";
    look_back: "Look back", "Revenir en arrière";
    full_screen: "Full screen", "Plein écran";
    leave_full_screen: "Leave full screen", "Quitter le plein écran";
    again: "Once more", "Encore une fois";
}
