//! The words round lessons: the course, the panel of a step.

catalogue! {
    learn: "Learn to play", "Apprendre à jouer";
    learn_hint: "Short lessons: you play, step by step.", "De courtes leçons\u{a0}: vous jouez, pas à pas.";
    course: "The course", "Le cours";
    to_course: "All lessons", "Toutes les leçons";
    begin: "Begin", "Commencer";
    go_on: "Go on", "Continuer";
    begun: "begun", "commencée";
    learned: "done", "faite";
    lessons_done(done: usize, all: usize): "{done} of {all} lessons done", "{done} leçons faites sur {all}";
    forget: "Forget what was done", "Oublier ce qui a été fait";
    missing: "The lessons could not be fetched. Check the connection, then try again.",
        "Les leçons n’ont pas pu être chargées. Vérifiez la connexion, puis réessayez.";
    unknown: "There is no such lesson.", "Cette leçon n’existe pas.";
    broken: "This lesson cannot be read", "Cette leçon ne peut pas être lue";

    step_of(step: usize, steps: usize): "Step {step} of {steps}", "Étape {step} sur {steps}";
    lesson: "Lesson", "Leçon";
    hint: "Hint", "Indice";
    hints: "Hints", "Indices";
    show_me: "Show me", "Montrez-moi";
    retry: "Try again", "Recommencer";
    previous: "Previous step", "Étape précédente";
    next: "Next", "Suite";
    finish: "Done", "Terminer";
    next_lesson: "Next lesson", "Leçon suivante";
    to_game: "Set up a game", "Préparer une partie";
    well_done: "Well done.", "Bravo.";
    lesson_done: "That was the whole lesson.", "C’était toute la leçon.";
    stuck: "Nothing more can be done here, and it is not there yet. Try again, or ask for a hint.",
        "Il n’y a plus rien à faire ici, et le but n’est pas atteint. Recommencez, ou demandez un indice.";
    not_open: "The rules allow it, but this step is about something else.",
        "Les règles le permettent, mais cette étape parle d’autre chose.";
    way_on(action: &str): "Do this next: {action}.", "À faire maintenant\u{a0}: {action}.";
    way_back(n: u32): "That leads elsewhere: undo {n} step first." / "That leads elsewhere: undo {n} steps first.",
        "Cela mène ailleurs\u{a0}: annulez d’abord {n} étape." / "Cela mène ailleurs\u{a0}: annulez d’abord {n} étapes.";
    way_again: "That leads elsewhere, and it cannot be undone: try again from the start of the step.",
        "Cela mène ailleurs et ne s’annule pas\u{a0}: recommencez l’étape.";
}
