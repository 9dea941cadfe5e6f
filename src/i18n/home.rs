//! Texts of the first page, of the set-up of a game, and of the list of games.

catalogue! {
    tagline: "The board game Five Tribes: learn it by playing, then play against the computer, around one screen, or by message.",
        "Le jeu de plateau Five Tribes\u{a0}: à apprendre en jouant, puis à jouer contre l’ordinateur, autour d’un écran ou par message.";
    disclaimer: "Naqala is made by players. It has no tie to the publisher of Five Tribes.",
        "Naqala est fait par des joueurs, sans lien avec l’éditeur de Five Tribes.";
    privacy: "Free, no account, no tracking: your games stay on this device.",
        "Gratuit, sans compte, sans pistage\u{a0}: vos parties restent sur cet appareil.";

    // The unfinished game.
    go_on: "Continue", "Continuer";
    your_game: "Your game", "Votre partie";
    all_games(n: u32): "{n} game" / "All {n} games", "{n} partie" / "Les {n} parties";
    to_play: "to play", "doit jouer";
    picture_of_game(round: u32): "The board in round {round}", "Le plateau au tour de jeu {round}";

    // Ways to play and to learn.
    play: "Play", "Jouer";
    against_computer: "Against the computer", "Contre l’ordinateur";
    at_this_device: "At this device", "Sur cet appareil";
    at_this_device_hint: "Two to five around one screen, with computers in empty seats if you like.",
        "De deux à cinq autour d’un écran, l’ordinateur aux places vides si vous voulez.";
    elsewhere: "With friends elsewhere", "Avec des amis ailleurs";
    live_hint: "Each on a device of their own: live at the same moment, or by message whenever there is time.",
        "Chacun sur son appareil\u{a0}: en direct au même moment, ou par message quand chacun a le temps.";
    by_message_hint: "Each at home, whenever there is time: a link carries the game to the next player.",
        "Chacun chez soi, quand il a le temps\u{a0}: un lien porte la partie au joueur suivant.";
    first_lesson_hint: "A few minutes of playing on a real board, then a first game with a guide.",
        "Quelques minutes à jouer sur un vrai plateau, puis une première partie guidée.";
    daily_hint: "One position, one best move.", "Une position, un meilleur coup.";
    solve: "Solve it", "Le résoudre";
    picture_of_puzzle: "The board of the puzzle", "Le plateau du problème";
    more: "More", "Autres";

    // The list of games.
    no_games: "No game is stored on this device.", "Aucune partie n’est gardée sur cet appareil.";

    // The set-up.
    move_player(name: &str): "Move {name}: drag, or use the arrow keys", "Déplacer {name}\u{a0}: glisser, ou flèches du clavier";
    at_place(name: &str, place: usize, of: usize): "{name}: place {place} of {of}", "{name}\u{a0}: place {place} sur {of}";
    colour_and_place(name: &str, colour: &str): "{name}, {colour}: change colour, language or place", "{name}, {colour}\u{a0}: changer de couleur, de langue ou de place";
    language_of(name: &str): "Language of {name}", "Langue\u{a0}: {name}";
    language_of_device: "Language of this device", "Langue de l’appareil";
    reading: "Tablet lying on the table", "Tablette posée sur la table";
    reading_hint: "Larger type, to be read at arm’s length.", "Des textes plus grands, lisibles à bout de bras.";
}
