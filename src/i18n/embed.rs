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
    element_hint: "Best: it takes the colours and the width of the page. In WordPress a block “Custom HTML”, in Moodle the source of the text, in Markdown as it stands; for administrators, where others may not use scripts.",
        "Le mieux\u{a0}: il prend les couleurs et la largeur de la page. Dans WordPress un bloc «\u{202f}HTML personnalisé\u{202f}», dans Moodle la source du texte, dans Markdown tel quel\u{202f}; pour les administrateurs, là où les scripts sont interdits aux autres.";
    frame_hint: "For pages that remove scripts. It has a fixed height, meant for 700 pixels of width. For Notion, take the address alone.",
        "Pour les pages qui enlèvent les scripts. Sa hauteur est fixe, prévue pour 700 pixels de large. Pour Notion, prenez l’adresse seule.";
    no_frame: "A frame cannot hold this: take the element.", "Un cadre ne peut pas le contenir\u{a0}: prenez l’élément.";
}
