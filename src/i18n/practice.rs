//! Texts of practice: one's own puzzles, and how losses go over games.

catalogue! {
    practice: "Your own puzzles", "Vos propres problèmes";
    about: "The decisions that cost you most, from games that you looked back at. Each comes again after 1, 3, 7, 16 and 35 days: a right answer leads a step on, a wrong one back to the first. They stay on this device.",
        "Les décisions qui vous ont le plus coûté, dans les parties que vous avez analysées. Chacune revient après 1, 3, 7, 16 et 35 jours\u{a0}: une bonne réponse mène un pas plus loin, une mauvaise ramène au premier. Elles restent sur cet appareil.";
    own_due(n: u32): "Your own: {n} due" / "Your own: {n} due", "Les vôtres\u{a0}: {n} à revoir" / "Les vôtres\u{a0}: {n} à revoir";
    own_next(when: &str): "Your own: next {when}", "Les vôtres\u{a0}: suite {when}";
    in_days(n: u32): "tomorrow" / "in {n} days", "demain" / "dans {n} jours";
    who: "Whose", "De qui";
    person_due(name: &str, n: usize): "{name} ({n} due)", "{name} ({n} à revoir)";

    // What is due.
    none: "Nothing is kept yet. When a game is over, look back at it: what cost you most becomes a puzzle here.",
        "Rien encore. Quand une partie est finie, analysez-la\u{a0}: ce qui vous a le plus coûté devient un problème ici.";
    due(n: u32): "One decision is due." / "{n} decisions are due.", "Une décision est à revoir." / "{n} décisions sont à revoir.";
    nothing_due(when: &str): "Nothing is due. The next comes {when}.", "Rien à revoir. Le prochain vient {when}.";
    all_learned: "Nothing is due: all are learned.", "Rien à revoir\u{a0}: tous sont acquis.";
    begin: "Practise", "S’entraîner";
    done(right: usize, all: usize): "That was it: {right} of {all} right.", "C’est tout\u{a0}: {right} sur {all} justes.";
    kept(n: usize): "Kept ({n})", "Gardés ({n})";
    of_game(game: &str, day: &str): "{game}, {day}", "{game}, {day}";
    learned: "learned", "acquis";
    due_now: "due", "à revoir";

    // A drill.
    place(at: usize, of: usize): "{at} of {of}", "{at} sur {of}";
    costs(points: &str): "That costs {points} against the best.", "Cela coûte {points} par rapport au mieux.";
    again(when: &str): "You meet it again {when}.", "Elle revient {when}.";
    told(when: &str): "The line was shown, so you meet it again {when}.", "Le coup était montré\u{a0}: elle revient {when}.";
    now_learned: "You have learned it: it does not come again.", "C’est acquis\u{a0}: elle ne revient plus.";
    next: "Next", "Suivant";
    stop: "Stop here", "S’arrêter là";
    broken: "This puzzle cannot be read.", "Ce problème ne peut pas être lu.";

    // Below the moments of an analysis.
    kept_of(n: u32): "One of these moments is a puzzle of your own now." / "{n} of these moments are puzzles of your own now.",
        "Un de ces moments est désormais un problème à vous." / "{n} de ces moments sont désormais des problèmes à vous.";

    // The losses.
    losses: "Points lost per game", "Points perdus par partie";
    losses_hint(n: u32): "From one game that you looked back at." / "From the last {n} games that you looked back at. Each bar is a game, the latest at the right; each row has a scale of its own.",
        "D’une partie que vous avez analysée." / "Des {n} dernières parties que vous avez analysées. Chaque barre est une partie, la dernière à droite\u{202f}; chaque ligne a sa propre échelle.";
    kind: "Kind", "Genre";
    course: "Over games", "Au fil des parties";
    mean: "Mean", "Moyenne";
    last(n: usize): "Last {n}", "{n} dernières";
    all_kinds: "All", "Total";
    by_game: "Game by game", "Partie par partie";
    game: "Game", "Partie";
    against(names: &str): "against {names}", "contre {names}";
    won(own: u32, best: u32): "won, {own} to {best}", "gagnée, {own} à {best}";
    lost(own: u32, best: u32): "lost, {own} to {best}", "perdue, {own} à {best}";

    // The storage.
    unread: "What is kept here for practice cannot be read. Nothing of it is deleted: save it to a file, or set it aside and begin anew.",
        "Ce qui est gardé ici pour l’entraînement est illisible. Rien n’en est effacé\u{a0}: enregistrez-le dans un fichier, ou mettez-le de côté pour recommencer.";
    set_aside: "Set it aside", "Le mettre de côté";
    not_aside: "There is no room to set it aside. Save it to a file first.", "Pas de place pour le mettre de côté. Enregistrez-le d’abord dans un fichier.";
    unsaved: "This device stores nothing now: your own puzzles last until the page is closed.",
        "Cet appareil ne garde rien à présent\u{a0}: vos problèmes durent jusqu’à la fermeture de la page.";
    forget(name: &str): "Forget what is kept of {name}", "Oublier ce qui est gardé\u{a0}: {name}";
    forget_really: "Really forget it", "Vraiment oublier";
}
