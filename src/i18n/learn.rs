//! Texts of lessons: the course, the panel of a lesson step, the overlays.

catalogue! {
    learn: "Learn to play", "Apprendre à jouer";
    learn_hint: "You play from the first step on. In less than ten minutes you are ready for a first game; the rest can wait.",
        "Vous jouez dès la première étape. En moins de dix minutes, vous pouvez jouer une première partie\u{202f}; le reste peut attendre.";
    never_played: "Never played? Learn by playing", "Jamais joué\u{202f}? Apprenez en jouant";
    to_course: "All lessons", "Toutes les leçons";
    begun: "begun", "commencée";
    learned: "done", "faite";
    go_on_with(title: &str): "Go on: {title}", "Continuer\u{a0}: {title}";
    begin_with(title: &str): "Begin: {title}", "Commencer\u{a0}: {title}";
    steps_to_game(done: usize, all: usize): "{done} of {all} to your first game", "{done} sur {all} avant votre première partie";
    chapters_done(done: usize, all: usize): "Chapters done: {done} of {all}", "Chapitres faits\u{a0}: {done} sur {all}";
    done_of(done: usize, all: usize): "{done} of {all}", "{done} sur {all}";
    minutes(minutes: u32): "{minutes} min", "{minutes} min";
    reference: "Reference with exercises", "Référence avec exercices";
    reference_hint: "Look one up when you meet it in a game.", "Consultez-la quand vous en rencontrez un en partie.";
    missing: "The lessons could not be fetched. Check the connection, then try again.",
        "Les leçons n’ont pas pu être chargées. Vérifiez la connexion, puis réessayez.";
    unknown: "There is no such lesson.", "Cette leçon n’existe pas.";
    broken: "This lesson cannot be read", "Cette leçon ne peut pas être lue";

    aids: "Teaching aids", "Aides pour apprendre";
    aids_hint: "Drawn over the board in any game.", "Dessinées sur le plateau, dans toute partie.";
    aid_parity: "Even and odd steps", "Pas pairs et impairs";
    aid_range: "How far assassins reach", "La portée des assassins";
    aid_blue: "Blue-valued tiles that count for builders", "Les tuiles à chiffre bleu qui comptent pour les bâtisseurs";
    aid_control: "Free tiles that would score more than their number", "Les tuiles libres qui rapporteraient plus que leur chiffre";
    aid_score: "Everybody’s points, without what is hidden", "Les points de chacun, sans ce qui est caché";
    light: "light tile of the checkerboard", "case claire du damier";
    dark: "dark tile of the checkerboard", "case sombre du damier";
    even: "the move can end here by its steps", "le déplacement peut finir ici, par ses pas";
    odd: "the move can only pass here", "le déplacement ne peut que passer ici";
    in_reach: "within reach of the assassins", "à portée des assassins";
    in_reach_for(n: u8): "within reach for {n} fakir" / "within reach for {n} fakirs",
        "à portée pour {n} fakir" / "à portée pour {n} fakirs";
    blue: "counts for builders near it", "compte pour les bâtisseurs voisins";
    worth(points: u32): "taking it scores {points}", "la prendre rapporterait {points}";
    points_seen(points: u32): "{points} points without what is hidden", "{points} points sans ce qui est caché";

    way_refused(what: &str): "Tap this and read why it cannot be: {what}.", "Touchez ceci et lisez pourquoi cela ne se peut pas\u{a0}: {what}.";
    price(price: u8): "the price {price}", "le prix {price}";
    step_of(step: usize, steps: usize): "Step {step} of {steps}", "Étape {step} sur {steps}";
    hint: "Hint", "Indice";
    hints: "Hints", "Indices";
    show_me: "Show me", "Montrez-moi";
    do_it: "Do it for me", "Faites-le pour moi";
    retry: "Try again", "Recommencer";
    previous: "Previous step", "Étape précédente";
    next: "Next", "Suite";
    finish: "Done", "Terminé";
    to_next: "Next lesson", "Leçon suivante";
    next_lesson(title: &str): "Next lesson: {title}", "Leçon suivante\u{a0}: {title}";
    to_game: "Set up a game", "Préparer une partie";
    well_done: "Well done.", "Bravo.";
    lesson_done: "That was the whole lesson.", "C’était toute la leçon.";
    stuck: "Nothing more can be done here, and the goal is not reached. Try again, or ask for a hint.",
        "Il n’y a plus rien à faire ici, et le but n’est pas atteint. Recommencez, ou demandez un indice.";
    not_open: "The rules allow it, but this step is about something else.",
        "Les règles le permettent, mais cette étape parle d’autre chose.";
    only_read: "There is nothing to play in this step: go on.", "Il n’y a rien à jouer dans cette étape\u{a0}: continuez.";
    way_on(action: &str): "Do this next: {action}.", "À faire maintenant\u{a0}: {action}.";
    way_by_hand(one: &str, tile: &str): "Do this next: tap {one} in your hand, then {tile}.", "À faire maintenant\u{a0}: touchez {one} dans votre main, puis {tile}.";
    way_back(n: u32): "That leads elsewhere: undo {n} step first." / "That leads elsewhere: undo {n} steps first.",
        "Cela mène ailleurs\u{a0}: annulez d’abord {n} étape." / "Cela mène ailleurs\u{a0}: annulez d’abord {n} étapes.";
    way_again: "That leads elsewhere, and it cannot be undone: try again from the start of the step.",
        "Cela mène ailleurs et ne s’annule pas\u{a0}: recommencez l’étape.";
}
