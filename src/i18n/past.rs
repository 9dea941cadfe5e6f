//! Texts for looking at the past.

catalogue! {
    history: "Go through the game", "Revoir la partie";
    history_hint: "Step by step, from the start to here. The game itself waits.",
        "Pas à pas, du début jusqu’ici. La partie elle-même attend.";
    bar: "The past of the game", "Le passé de la partie";
    steps: "Steps", "Étapes";
    start: "The start of the game.", "Le début de la partie.";
    turn_ends: "The turn is over.", "Le tour est fini.";
    step(n: usize, all: usize): "Step {n} of {all}", "Étape {n} sur {all}";
    first: "To the start", "Au début";
    back: "One step back", "Une étape en arrière";
    play: "Play", "Lire";
    pause: "Pause", "Pause";
    forth: "One step forth", "Une étape en avant";
    last: "To the last step", "À la dernière étape";
    in_hand: "In hand", "En main";
    leave: "Back to the game", "Revenir à la partie";
    to_your_turn: "To your turn", "À votre tour";
    to_your_bid: "To your bid", "À votre enchère";
    show_me: "Show me what happened", "Me montrer ce qui s’est passé";
    look_at(text: &str): "Look at this moment: {text}", "Voir ce moment\u{a0}: {text}";
    key_back: "One step back through the game so far, and forth", "Une étape en arrière dans la partie, et en avant";
    key_steps: "In the past: one step back or forth, unless the board or the slider has the focus",
        "Dans le passé\u{a0}: une étape en arrière ou en avant, sauf sur le plateau ou le curseur";
    key_ends: "In the past: to the start, to the last step", "Dans le passé\u{a0}: au début, à la dernière étape";
    key_play: "In the past: play or pause", "Dans le passé\u{a0}: lire ou mettre en pause";
    key_leave: "In the past: back to the game", "Dans le passé\u{a0}: revenir à la partie";
    help: "The game so far", "La partie jusqu’ici";
    help_text: "Go through it step by step from the log or the menu; an eye in the log leads to one moment. The analysis in the menu says what each decision was worth. Nothing of it changes the game.",
        "Parcourez-la pas à pas depuis le journal ou le menu\u{202f}; un œil dans le journal mène à un moment. L’analyse du menu dit ce que valait chaque décision. Rien n’y change la partie.";
}
