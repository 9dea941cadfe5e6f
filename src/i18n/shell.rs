//! Texts around the table: top bar, hand-over, dialogs, storage, failures.

catalogue! {
    document_title: "Naqala · Five Tribes, unofficially", "Naqala · Five Tribes, version non officielle";

    players: "Players", "Joueurs";
    player_name(n: usize): "Player {n}", "Joueur {n}";
    first_names: "Anna Sam Maya Leo Noor", "Anna Sami Maya Léo Noor";
    name_of(n: usize): "Name of player {n}", "Nom du joueur {n}";
    colour_of(name: &str): "Colour of {name}", "Couleur\u{a0}: {name}";
    move_up(name: &str): "Move {name} up", "Monter {name}";
    move_down(name: &str): "Move {name} down", "Descendre {name}";
    remove(name: &str): "Remove {name}", "Retirer {name}";
    name_missing: "This player needs a name.", "Il faut un nom à ce joueur.";
    name_taken: "Two players have this name.", "Deux joueurs portent ce nom.";

    coming: "One moment…", "Un instant…";
    part_missing: "This part of the page could not be fetched. The game goes on without it.",
        "Cette partie de la page n’a pas pu être chargée. Le jeu continue sans elle.";
    try_again: "Try again", "Réessayer";
    load_newest: "Load the newest version", "Charger la dernière version";
    load_newest_hint: "There may be a new version. With it, everything goes on from where it is.",
        "Il y a peut-être une nouvelle version. Avec elle, tout reprend là où vous en êtes.";
    no_answer: "The site does not answer. Check the connection, then try again.",
        "Le site ne répond pas. Vérifiez la connexion, puis réessayez.";
    art_missing: "Pictures of the board are no longer on the site. There may be a new version.",
        "Des images du plateau ne sont plus sur le site. Il y a peut-être une nouvelle version.";
    file_gone: "This file is no longer on the site. There may be a new version.",
        "Ce fichier n’est plus sur le site. Il y a peut-être une nouvelle version.";
    thinker_missing: "The computer players could not be fetched. Check the connection, then try again.",
        "Les joueurs de l’ordinateur n’ont pas pu être chargés. Vérifiez la connexion, puis réessayez.";
    thinker_stopped: "The computer stopped thinking. Try again.", "L’ordinateur a cessé de réfléchir. Réessayez.";

    seed: "Deal number", "Numéro de donne";
    seed_hint: "The same number deals the same game.", "Le même numéro donne la même partie.";
    seed_new: "Another deal", "Autre donne";
    seed_wrong: "A deal is a whole number from 0 to 18446744073709551615: digits only.",
        "Une donne est un nombre entier de 0 à 18446744073709551615\u{a0}: des chiffres seulement.";

    expansions: "Expansions", "Extensions";
    artisans_hint: "Items, tents and mountains: 36 tiles.", "Objets, campements et montagnes\u{a0}: 36 tuiles.";
    whims_hint: "Cities, whims and a lake: 36 tiles; 42 with both.", "Cités, caprices et un lac\u{a0}: 36 tuiles\u{202f}; 42 avec les deux.";
    five_need: "Five can play with an expansion only.", "On ne joue à cinq qu’avec une extension.";

    secrecy: "Coins, items and whims", "Pièces, objets et caprices";
    secrecy_peek: "Hold to see", "Appuyer pour voir";
    secrecy_peek_hint: "They are masked. Players hold their own row to see theirs; a tap shows them until the next tap.", "Tout est masqué. Chacun maintient sa ligne pour voir les siens\u{202f}; un appui les montre jusqu’au suivant.";
    secrecy_cover: "Cover", "Paravent";
    secrecy_cover_hint: "Between two players, a cover hides the table until the next one has the device.", "Entre deux joueurs, un paravent cache la table jusqu’à ce que le suivant ait l’appareil.";
    secrecy_open: "Open", "Visibles";
    secrecy_open_hint: "Everyone sees everything.", "Tout le monde voit tout.";
    peek(name: &str): "Hold to see what {name} hides", "Maintenir pour voir ce que cache {name}";

    answers: "Answer steps that have one answer", "Répondre aux étapes qui n’ont qu’une réponse";
    answers_hint: "Cards of merchants, coins of builders without fakirs. Undo takes them back together with your step before. One tap also walks to an end with a single way, and gives up what is left of a turn.",
        "Les cartes des marchands, les pièces des bâtisseurs sans fakir. Annuler les reprend avec votre étape précédente. Une touche suffit aussi pour rejoindre une fin à chemin unique, et pour renoncer au reste d’un tour.";

    start: "Start the game", "Commencer la partie";
    resume: "Resume", "Reprendre";
    resume_title: "Your games", "Vos parties";
    look_again: "Look again", "Revoir";
    round(n: u32): "Round {n}", "Tour de jeu {n}";
    finished: "finished", "terminée";
    delete: "Delete", "Supprimer";
    unreadable: "A stored game cannot be read.", "Une partie enregistrée ne peut pas être lue.";
    unreadable_hint: "It is kept as it is; you can save it to a file.",
        "Elle est gardée telle quelle\u{202f}; vous pouvez l’enregistrer dans un fichier.";

    open_record: "Open a record", "Ouvrir une partie";
    open_hint: "Choose a file, or paste the text of a record (naqala-record/1). It becomes a game of its own: your other games stay.",
        "Choisissez un fichier, ou collez le texte d’une partie (naqala-record/1). Elle devient une partie à part\u{a0}: les vôtres restent.";
    open_file: "From a file", "Depuis un fichier";
    open_text: "Text of the record", "Texte de la partie";
    open: "Open", "Ouvrir";
    open_part(n: usize): "Open it up to entry {n}", "L’ouvrir jusqu’à l’entrée {n}";
    written_by(core: &str, own: &str): "Version {core} of Naqala wrote it; this page has version {own}.",
        "La version {core} de Naqala l’a écrite\u{202f}; cette page a la version {own}.";
    open_failed: "This record cannot be opened.", "Cette partie ne peut pas être ouverte.";
    not_json(line: usize, column: usize): "The text breaks off or is damaged at line {line}, column {column}. Was all of it copied?",
        "Le texte s’arrête trop tôt ou est abîmé, ligne {line}, colonne {column}. A-t-il été copié en entier\u{202f}?";
    no_entry(n: usize, text: &str): "Entry {n}, “{text}”, is not an action.",
        "L’entrée {n}, «\u{202f}{text}\u{202f}», n’est pas une action.";
    illegal_entry(n: usize, text: &str, why: &str): "Entry {n}, “{text}”, is not legal there. {why}",
        "L’entrée {n}, «\u{202f}{text}\u{202f}», n’est pas permise à cet endroit. {why}";
    no_back(n: usize, to: usize): "Entry {n} goes back to entry {to}, which is not before it.",
        "L’entrée {n} revient à l’entrée {to}, qui n’est pas avant elle.";
    faults(n: u32): "It has a fault:" / "It has {n} faults:", "Elle a {n} défaut\u{a0}:" / "Elle a {n} défauts\u{a0}:";
    unwritten(place: &str): "{place}: missing, or not as the notation has it", "{place}\u{a0}: manque, ou n’est pas noté comme il faut";
    hidden_view: "This is what one player sees, not the whole game.",
        "C’est ce que voit un joueur, pas toute la partie.";
    unknown_format(found: &str): "Its format is “{found}”; this page reads naqala-record/1 and naqala-game/1, and the editor positions and lessons, too.",
        "Son format est «\u{202f}{found}\u{202f}»\u{202f}; cette page lit naqala-record/1 et naqala-game/1, et l’éditeur aussi les positions et les leçons.";
    bad_colours: "It needs one colour per player.", "Il lui faut une couleur par joueur.";
    bad_sides: "It needs one side of the table per player.", "Il lui faut un côté de la table par joueur.";
    bad_left: "Those who left are not players of it.", "Ceux qui sont partis n’en sont pas des joueurs.";
    file_unread: "The file could not be read.", "Le fichier n’a pas pu être lu.";
    file_letters(line: usize): "Line {line} has letters in another encoding than UTF-8. Save the file as UTF-8, and open it again.",
        "La ligne {line} a des lettres dans un autre codage que l’UTF-8. Enregistrez le fichier en UTF-8, puis rouvrez-le.";

    last_round: "last round", "le dernier";
    game_over: "game over", "fin";
    log: "Log", "Journal";
    score: "Score", "Score";
    help: "Help", "Aide";
    settings: "Settings", "Réglages";
    menu: "Menu", "Menu";
    close: "Close", "Fermer";
    dismiss: "Dismiss", "Ignorer";

    new_game: "New game", "Nouvelle partie";
    new_game_hint: "This game stays among your games; you can resume it.",
        "Cette partie reste parmi les vôtres\u{202f}; vous pourrez la reprendre.";
    new_game_sure: "Leave this game and set up another?", "Quitter cette partie et en préparer une autre\u{202f}?";
    rematch: "Rematch", "Revanche";
    rematch_hint: "The same players, another deal.", "Les mêmes joueurs, une autre donne.";
    rematch_sure: "Leave this game and deal another to the same players?",
        "Quitter cette partie et en donner une autre aux mêmes joueurs\u{202f}?";
    embed: "Put it on a page", "Le mettre sur une page";
    embed_hint: "The code of a board for your blog, course or wiki.", "Le code d’un plateau pour votre blog, cours ou wiki.";
    embed_code: "Code for the page", "Code pour la page";
    export: "Save or copy the record", "Enregistrer ou copier la partie";
    export_hint: "The whole game as text: open it here or on another device. It holds what is hidden, too.",
        "Toute la partie sous forme de texte, à rouvrir ici ou sur un autre appareil. Ce qui est caché y figure aussi.";
    download: "Save to a file", "Enregistrer dans un fichier";
    copy: "Copy", "Copier";
    copied: "Copied.", "Copié.";
    copy_failed: "The browser did not allow it: select the text and copy it.",
        "Le navigateur ne l’a pas permis\u{a0}: sélectionnez le texte et copiez-le.";
    record_text: "The record", "La partie";
    table: "The table", "La table";
    table_hint: "Names, colours, someone who leaves, ending early.", "Noms, couleurs, un départ, finir avant la fin.";
    has_left: "has left", "a quitté la table";
    has_left_hint: "Somebody is not here? A computer can play for them. Or tick “has left”: the others decide together, and they win nothing.",
        "Quelqu’un n’est pas là\u{202f}? Un ordinateur peut jouer à sa place. Ou cochez «\u{202f}a quitté la table\u{202f}»\u{a0}: les autres décident ensemble, et il ne gagne rien.";
    left_tag: "left", "a quitté la table";
    left_together(name: &str): "{name} has left: decide together.", "{name} n’est plus là\u{a0}: décidez ensemble.";
    end_here: "End the game here", "Finir la partie ici";
    end_here_hint: "Everyone’s points are counted as they stand. You can change your mind.",
        "On compte les points tels qu’ils sont. Vous pourrez changer d’avis.";
    end_here_sure: "The game ends, and everyone sees what the others hid. Do all agree?",
        "La partie s’arrête, et chacun voit ce que les autres cachaient. Tout le monde est d’accord\u{202f}?";
    end_here_yes: "All agree: end it here", "D’accord\u{a0}: finir ici";
    opens_secrets: "This shows everyone all hidden coins, items and whims, and what will be drawn. Do all agree?",
        "Tous verront les pièces, objets et caprices cachés, et ce qui sera pioché. Tout le monde est d’accord\u{202f}?";
    all_agree: "All agree", "D’accord";
    ended_by_table: "The table ended it here.", "La table l’a finie là.";
    go_on: "Go on with the game", "Reprendre la partie";
    go_on_hint: "The table ended this game early. Nothing of it is lost.", "La table a fini cette partie plus tôt. Rien n’en est perdu.";
    agreed: "Agreed meanwhile", "Convenu entre-temps";
    agreed_left(name: &str): "{name} has left, and the others decide.", "{name} a quitté la table, et les autres décident.";
    agreed_back(name: &str): "{name} is back.", "{name} est de retour.";
    agreed_ended: "The game was ended, and all that was hidden was open.", "La partie a été arrêtée, et tout ce qui était caché était visible.";
    agreed_resumed: "The game goes on again.", "La partie a repris.";
    agreed_opened: "Nothing is hidden any more.", "Plus rien n’est caché.";
    agreed_hidden: "Things are hidden again.", "Les secrets sont de nouveau cachés.";
    agreed_masked: "Masks take the place of covers: who holds a row sees it.", "Des masques remplacent les écrans\u{a0}: qui maintient une ligne la voit.";
    agreed_shown: "The record was opened or copied with all that is hidden.", "La partie a été ouverte ou copiée avec tout ce qui est caché.";
    agreed_computer(name: &str): "A computer plays for {name}.", "Un ordinateur joue pour {name}.";
    agreed_person(name: &str): "A person plays for {name}.", "Une personne joue pour {name}.";
    left_sure(name: &str): "{name} has left: the others decide, and see what {name} hides. Do all agree?",
        "{name} a quitté la table\u{a0}: les autres décident, et voient ce que {name} cache. Tout le monde est d’accord\u{202f}?";
    seat_sure(name: &str): "Another plays for {name}, and sees what {name} hides. Do all agree?",
        "On joue à la place de {name}, et on voit ce que {name} cache. Tout le monde est d’accord\u{202f}?";
    pause: "Pause", "Pause";
    pause_hint: "A cover hides the table until the player is back.", "Un paravent cache la table jusqu’au retour du joueur.";
    leave: "Back to the first page", "Revenir à l’accueil";
    leave_hint: "The game is kept, nothing is lost.", "La partie est gardée, rien n’est perdu.";
    stay: "Go on playing", "Continuer à jouer";

    your_turn: "It is your turn.", "C’est votre tour.";
    to_bid: "It is your bid.", "À vous d’enchérir.";
    pass_device: "Give the device to", "Passez l’appareil à";
    i_am(name: &str): "I am {name}", "Je suis {name}";
    decide_for: "Decide together for", "Décidez ensemble pour";
    who_left: "who has left the table", "qui a quitté la table";
    we_decide: "We decide", "Nous décidons";
    is_back(name: &str): "{name} is back", "{name} est de retour";
    is_absent(name: &str): "{name} is not here", "{name} n’est pas là";
    since_last: "Since you last played", "Depuis que vous avez joué";
    so_far: "So far", "Jusqu’ici";
    bids_of(round: u32): "Round {round}: bids", "Tour de jeu {round}\u{a0}: enchères";
    log_empty: "Nothing has happened yet.", "Il ne s’est encore rien passé.";
    log_hint: "Tap a line with a tile to see where it was; the eye shows that moment.",
        "Touchez une ligne qui nomme une tuile pour voir où c’était\u{202f}; l’œil montre ce moment.";
    taken_back: "taken back", "repris";
    take_back: "Take back to before this", "Revenir juste avant";
    take_back_bid_of(name: &str, of_name: &str): "Take back {name}’s bid", "Reprendre la mise {of_name}";
    take_back_turn_of(name: &str, of_name: &str): "Take back {name}’s turn", "Reprendre le tour {of_name}";
    take_back_sure: "Everything from here on is taken back, for everyone. The log keeps a note of it. Do all agree?",
        "Tout ce qui suit est repris, pour tous. Le journal en garde la trace. Tout le monde est d’accord\u{202f}?";
    take_back_bid_sure(name: &str, of_name: &str): "{name}’s bid and all that came after it are taken back, for everyone. The log keeps a note of it. Do all agree?",
        "La mise {of_name} et tout ce qui a suivi sont repris, pour tous. Le journal en garde la trace. Tout le monde est d’accord\u{202f}?";
    take_back_turn_sure(name: &str, of_name: &str): "{name}’s turn and all that came after it are taken back, for everyone. The log keeps a note of it. Do all agree?",
        "Le tour {of_name} et tout ce qui a suivi sont repris, pour tous. Le journal en garde la trace. Tout le monde est d’accord\u{202f}?";
    take_back_title: "Take back", "Revenir en arrière";
    take_back_yes: "All agree: take back", "D’accord\u{a0}: revenir en arrière";
    undo_in_log: "Undo stops here. Take back by the log", "Annuler s’arrête ici. Revenir par le journal";
    cancel: "Cancel", "Renoncer";
    show_tiles(text: &str): "{text} Show the tiles.", "{text} Montrer les tuiles.";

    whims_paid: "At the end, whims whose condition is met pay by themselves.", "À la fin, les caprices exaucés paient d’eux-mêmes.";
    score_caption: "Points so far", "Points à ce stade";
    see_board: "See the board", "Voir le plateau";
    skip_count: "Show the result", "Voir le résultat";
    share_game: "Share", "Partager";
    best: "the most", "le plus";
    score_final: "Final score", "Score final";
    category: "Category", "Catégorie";
    total: "Total", "Total";
    at_least: "at least", "au moins";
    hidden: "hidden", "caché";
    score_hidden_hint: "What the others hide is not counted: their totals are at least what is shown.",
        "Ce que les autres cachent n’est pas compté\u{a0}: leur total est au moins celui-ci.";
    wins(name: &str): "{name} wins!", "{name} l’emporte\u{202f}!";
    win_shared(names: &str): "{names} share the victory!", "Victoire partagée\u{a0}: {names}\u{202f}!";
    and: "and", "et";

    language: "Language", "Langue";
    theme: "Colours of the page", "Couleurs de la page";
    theme_auto: "Auto", "Auto";
    theme_light: "Light", "Clair";
    theme_dark: "Dark", "Sombre";
    contrast: "Strong contrast", "Contraste fort";
    contrast_hint: "Darker lines and plain surfaces.", "Des traits plus marqués, des fonds unis.";
    palette: "Colours for colour-blind eyes", "Couleurs pour daltoniens";
    palette_hint: "Tribes, players and values in colours that are easy to tell apart.",
        "Tribus, joueurs et valeurs en couleurs faciles à distinguer.";
    turn: "Turn the table to the player", "Tourner la table vers le joueur";
    turn_hint: "For a tablet in the middle: everything faces whoever is to move. Choose the sides under Menu, The table.",
        "Pour une tablette au milieu\u{a0}: tout fait face au joueur dont c’est le tour. Les côtés se choisissent dans Menu, La table.";
    side_of(name: &str): "Side of {name}", "Côté\u{a0}: {name}";
    side_bottom: "near side", "devant";
    side_left: "left side", "à gauche";
    side_top: "far side", "en face";
    side_right: "right side", "à droite";
    sound: "Sounds", "Sons";
    sound_hint: "A few short ones.", "Quelques-uns, brefs.";
    may_sleep: "The screen may go dark during a game: the browser does not keep it on. Set the auto-lock of the device to “Never” while you play.",
        "L’écran peut s’éteindre pendant une partie\u{a0}: le navigateur ne le garde pas allumé. Réglez le verrouillage automatique de l’appareil sur «\u{202f}Jamais\u{202f}» pendant que vous jouez.";
    full_screen: "Full screen, on or off", "Plein écran, oui ou non";
    motion: "Movement", "Mouvements";
    motion_hint: "Meeples travel over the board. Off, they appear where they go.",
        "Les meeples traversent le plateau. Sans cela, ils apparaissent à l’arrivée.";

    storage_missing: "This browser does not let the page keep anything: the game will be gone when you close or reload the page. Save the record to a file if you want to keep it.",
        "Ce navigateur ne permet pas à la page de garder quoi que ce soit\u{a0}: la partie sera perdue en fermant ou en rechargeant la page. Enregistrez-la dans un fichier pour la garder.";
    storage_full: "There is no room left to store the game: what you play from now on will be gone when you close or reload the page. Save the record to a file, or delete other games.",
        "Il n’y a plus de place pour garder la partie\u{a0}: ce que vous jouez désormais sera perdu en fermant ou en rechargeant la page. Enregistrez-la dans un fichier, ou supprimez d’autres parties.";
    storage_failed(why: &str): "The game could not be stored ({why}): what you play from now on may be gone when you close or reload the page. Save the record to a file if you want to keep it.",
        "La partie n’a pas pu être gardée ({why})\u{a0}: ce que vous jouez désormais peut être perdu en fermant ou en rechargeant la page. Enregistrez-la dans un fichier pour la garder.";

    update_ready: "A new version is ready", "Une nouvelle version est prête";
    update_use: "Use it now", "L’utiliser maintenant";
    update_hint: "Use it now: the page is loaded again, and the game goes on from where it is.",
        "L’utiliser maintenant\u{a0}: la page se recharge, et la partie reprend là où elle en est.";

    crash_title: "Naqala has stopped", "Naqala s’est arrêté";
    crash_text: "Something went wrong in the program, and it is our fault. Your game is stored up to its last step: load the page again to go on.",
        "Le programme a rencontré une erreur, et c’est notre faute. Votre partie est gardée jusqu’au dernier pas\u{a0}: rechargez la page pour continuer.";
    crash_reload: "Load again", "Recharger";
    crash_export: "Save the game to a file", "Enregistrer la partie dans un fichier";
    crash_record: "The game as text, to copy", "La partie en texte, à copier";
    crash_detail: "What went wrong", "Ce qui s’est passé";
}
