//! Texts of boards on other pages.

catalogue! {
    view: "A position of Five Tribes", "Une position de Five Tribes";
    explore: "A board of Five Tribes to try moves on", "Un plateau de Five Tribes pour essayer des coups";
    exercise: "An exercise on a board of Five Tribes", "Un exercice sur un plateau de Five Tribes";
    replay: "A game of Five Tribes to play back", "Une partie de Five Tribes à revoir";
    play: "A game of Five Tribes", "Une partie de Five Tribes";

    waiting: "This board waits for what its page will show on it.", "Ce plateau attend ce que sa page va y montrer.";
    faulty: "There is a mistake on this page, so the board cannot be shown.",
        "Il y a une erreur sur cette page\u{a0}: le plateau ne peut pas être affiché.";
    look_back: "Look back", "Revenir en arrière";
    full_screen: "Full screen", "Plein écran";
    leave_full_screen: "Leave full screen", "Quitter le plein écran";
    again: "Once more", "Encore une fois";

    // The code of a board.
    truth: "The page shows everything, hidden coins included.", "La page montre tout, pièces cachées comprises.";
    purpose: "What readers can do", "Ce qu’on peut y faire";
    to_replay: "Play the game back", "Revoir la partie";
    to_view: "Look", "Regarder";
    to_explore: "Try moves", "Essayer des coups";
    to_play: "Play", "Jouer";
    way: "Kind of code", "Sorte de code";
    element: "Element", "Élément";
    frame: "Frame", "Cadre";
    host: "Where it goes", "Où le mettre";
    site: "Your site", "Votre site";
    wordpress: "WordPress", "WordPress";
    moodle: "Moodle", "Moodle";
    notion: "Notion", "Notion";
    markdown: "Markdown", "Markdown";
    in_site: "Best as an element: it takes the colours and the width of your page. A frame is for pages that remove scripts.",
        "Le mieux est l’élément\u{a0}: il prend les couleurs et la largeur de votre page. Le cadre est pour les pages qui enlèvent les scripts.";
    in_wordpress: "In a block “Custom HTML”. Administrators may use the element; others take the frame.",
        "Dans un bloc «\u{202f}HTML personnalisé\u{202f}». Les administrateurs peuvent mettre l’élément\u{202f}; les autres prennent le cadre.";
    in_moodle: "In the source of the text. Where your site removes scripts, take the frame.",
        "Dans la source du texte. Si votre site enlève les scripts, prenez le cadre.";
    in_notion: "Type /embed and paste the address. Then drag the block to its height.",
        "Tapez /embed et collez l’adresse. Puis tirez le bloc à sa hauteur.";
    in_markdown: "As it stands, where HTML is let through: Hugo, Jekyll, Astro. Elsewhere take the address out of the frame.",
        "Tel quel, là où le HTML passe\u{a0}: Hugo, Jekyll, Astro. Ailleurs, prenez l’adresse qui est dans le cadre.";
    frame_size(height: u32, width: u32): "A frame has a fixed height: {height} pixels, for a column of {width}.",
        "Un cadre a une hauteur fixe\u{a0}: {height} pixels, pour une colonne de {width}.";
    no_frame: "A frame cannot hold this: take the element.", "Un cadre ne peut pas le contenir\u{a0}: prenez l’élément.";
}
