//! Texts of branches and trials.

catalogue! {
    branch: "Trying things out", "À l’essai";
    trial: "Try it again", "À rejouer";
    not_game: "not the game", "hors partie";
    begin: "Try things out from here", "Faire des essais à partir d’ici";
    begin_short: "Try out", "Essayer";
    again(when: &str): "Try it again: {when}", "À rejouer\u{a0}: {when}";

    // A branch.
    about(when: &str): "Tried out from “{when}” on. The game itself waits, and nothing here changes it.",
        "Essai à partir de «\u{202f}{when}\u{202f}». La partie elle-même attend, et rien ici ne la change.";
    unknown: "Hidden cards are drawn anew.", "Les cartes cachées sont tirées de nouveau.";
    who: "Who plays the others", "Qui joue les autres";
    nobody: "I play the others, too", "Je joue aussi les autres";
    back: "Take back", "Reprendre";
    back_hint: "Take back the last turn or bid", "Reprendre le dernier tour ou la dernière enchère";
    restart: "Start over", "Recommencer";
    to_branch: "Back to the trial", "Revenir à l’essai";

    // A decision that is played again.
    task(name: &str): "You are {name}. Play this decision as you would now.", "Vous êtes {name}. Jouez cette décision comme vous le feriez à présent.";
    comparing: "I compare it with the best I know…", "Je compare avec le mieux que je connaisse…";
    as_good: "As good as the best I know.", "Aussi bien que le mieux que je connaisse.";
    better(points: &str): "Better than what was played, by about {points} points. There is better still.",
        "Mieux que ce qui a été joué, d’environ {points} points. Il y a mieux encore.";
    same: "That is what was played.", "C’est ce qui a été joué.";
    not_yet: "Not yet: it is not surely better than what was played.", "Pas encore\u{a0}: ce n’est pas sûrement mieux que ce qui a été joué.";
    retry: "Once more", "Encore une fois";
    line: "Show the line", "Montrer le coup";
}
