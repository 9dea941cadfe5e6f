//! Texts of keeping, moving and sharing games.

catalogue! {
    // The list of games.
    more: "More", "Plus";
    more_of(names: &str): "More for {names}", "Plus pour {names}";
    duplicate: "Duplicate", "Dupliquer";
    copy_of(name: &str): "Copy of {name}", "Copie de {name}";
    rename: "Rename", "Renommer";
    name_of_game: "Name of this game", "Nom de cette partie";
    name_hint: "Empty: the players’ names.", "Vide\u{a0}: les noms des joueurs.";
    keep_name: "Keep the name", "Garder ce nom";
    kilobytes(n: usize): "{n} KB", "{n}\u{a0}Ko";
    deleted(name: &str): "Deleted: {name}", "Supprimée\u{a0}: {name}";
    no_game: "This is no game of Naqala, or a part of it is missing.", "Ce n’est pas une partie de Naqala, ou il en manque un morceau.";
    damaged: "The game in it is damaged and cannot go on.", "La partie qu’il contient est abîmée et ne peut pas continuer.";
    details: "Details", "Détails";
    won(n: u32, names: &str, points: &str): "{names} won: {points}" / "{names} won: {points}", "{names} a gagné\u{a0}: {points}" / "{names} ont gagné\u{a0}: {points}";
    undo_delete: "Undo", "Annuler";

    // Storage that the browser may clear.
    copies: "This browser may delete stored games by itself when the device runs out of room. Save to a file, now and then, what you would miss.",
        "Ce navigateur peut supprimer de lui-même les parties gardées quand l’appareil manque de place. Enregistrez de temps en temps dans un fichier celles qui vous manqueraient.";

    copies_safari: "Safari deletes what a page stored after seven days without a visit. Put Naqala on the home screen (Share → Add to Home Screen), or save to a file what you would miss.",
        "Safari efface ce qu’une page a gardé après sept jours sans visite. Mettez Naqala sur l’écran d’accueil (Partager → Sur l’écran d’accueil), ou enregistrez dans un fichier ce qui vous manquerait.";

    settings_not_kept: "This browser stores no more settings and no progress: its storage is full or switched off. What changes lasts until you close or reload the page.",
        "Ce navigateur ne garde plus ni réglages ni progrès\u{a0}: son stockage est plein ou désactivé. Ce qui change dure jusqu’à ce que vous fermiez ou rechargiez la page.";

    // A game that another tab has open.
    open_elsewhere: "This game is open in another tab.", "Cette partie est ouverte dans un autre onglet.";
    open_elsewhere_hint: "Here you only look. Take it over, and the other tab stops.",
        "Ici, vous regardez seulement. Reprenez-la, et l’autre onglet s’arrête.";
    take_over: "Take over here", "Reprendre ici";
    continued: "Continued in another tab.", "La partie continue dans un autre onglet.";
    continued_hint: "Nothing more is stored from here. Take it back to go on with what was played there.",
        "Rien n’est plus gardé depuis cet onglet. Reprenez-la pour continuer avec ce qui a été joué là-bas.";
    take_back_here: "Take it back", "La reprendre";

    // The sheet that shares a link.
    share: "Share or move the game", "Partager ou déplacer la partie";
    share_hint: "As a link or as a code for another device’s camera. Nothing is sent to anyone.",
        "Par un lien, ou par un code pour l’appareil photo d’un autre appareil. Rien n’est envoyé à personne.";
    share_truth: "Whoever opens it sees everything, hidden coins included. It becomes a game of its own there; this one goes on here.",
        "Qui l’ouvre voit tout, pièces cachées comprises. Elle y devient une partie à part\u{202f}; celle-ci continue ici.";
    extent: "What is shared", "Ce qui est partagé";
    extent_record: "The whole game", "Toute la partie";
    extent_position: "The position alone", "La position seule";
    link: "Link", "Lien";
    link_size(letters: &str): "{letters} characters", "{letters} caractères";
    copy_link: "Copy the link", "Copier le lien";
    send_link: "Send…", "Envoyer…";
    code: "Code to scan", "Code à scanner";
    code_of(number: usize, count: usize): "Code {number} of {count}", "Code {number} sur {count}";
    code_hint: "Point the other device’s camera at the code: it opens the game there.",
        "Visez le code avec l’appareil photo de l’autre appareil\u{a0}: il y ouvre la partie.";
    codes_hint: "Scan the codes one after the other, in any order: the other device collects them, opens the game, and says what is missing.",
        "Scannez les codes l’un après l’autre, dans n’importe quel ordre\u{a0}: l’autre appareil les rassemble, ouvre la partie et dit ce qui manque.";
    codes_too_many: "This game is too long for codes: use the link, a file, or the position alone.",
        "Cette partie est trop longue pour des codes\u{a0}: utilisez le lien, un fichier, ou la position seule.";
    code_before: "Code before", "Code précédent";
    code_next: "Next code", "Code suivant";
    codes_play: "Show in turn", "Faire défiler";
    codes_pause: "Pause", "Pause";

    // The sheet of a game opened from a link.
    copy_opens_secrets: "A copy holds all that the players hide from each other, and what will be drawn. Do all agree?",
        "Une copie contient tout ce que les joueurs se cachent, et ce qui sera pioché. Tout le monde est d’accord\u{202f}?";
    shared: "A game was shared", "Une partie a été partagée";
    shared_keeps: "It becomes a game of its own: your games stay as they are.",
        "Elle devient une partie à part\u{a0}: les vôtres restent telles quelles.";
    shared_open: "Open it", "L’ouvrir";
    shared_not_now: "Not now", "Pas maintenant";
    shared_failed: "This link cannot be opened.", "Ce lien ne peut pas être ouvert.";
    shared_nothing: "Nothing was changed or stored.", "Rien n’a été modifié ni gardé.";
    part_came(number: usize, count: usize): "Part {number} of {count} received.", "Partie {number} sur {count} reçue.";
    parts_missing(numbers: &str): "Missing: {numbers}. Scan the next code.", "Il manque\u{a0}: {numbers}. Scannez le code suivant.";

    // Reasons why a game cannot be imported.
    empty: "It is empty.", "Elle est vide.";
    too_long(megabytes: &str): "It is {megabytes} MB long; a game has at most 2.", "Elle fait {megabytes}\u{a0}Mo\u{202f}; une partie en fait 2 au plus.";
    too_many_entries(n: usize): "It has {n} entries; a game has at most 20000.",
        "Elle a {n} entrées\u{202f}; une partie en a 20000 au plus.";
    twice(key: &str, line: usize): "The key “{key}” stands twice in one place: see line {line}.",
        "La clé «\u{202f}{key}\u{202f}» figure deux fois au même endroit\u{a0}: voir ligne {line}.";
    bad_name(n: usize): "The name of player {n} is missing, longer than 60 characters, or holds characters that cannot be seen.",
        "Le nom du joueur {n} manque, dépasse 60 caractères, ou contient des caractères invisibles.";
    link_version(version: char): "A later version of Naqala made this link (“{version}”): open it there, or ask for a file.",
        "Une version plus récente de Naqala a fait ce lien («\u{202f}{version}\u{202f}»)\u{a0}: ouvrez-le avec elle, ou demandez un fichier.";
    link_letter(at: usize): "Character {at} of its data does not belong there: the link was changed on its way.",
        "Le caractère {at} de ses données n’y a pas sa place\u{a0}: le lien a été modifié en chemin.";
    link_cut: "Its end is missing: some messengers cut long links. Copy the whole link again, or ask for a file.",
        "Sa fin manque\u{a0}: des messageries coupent les longs liens. Copiez de nouveau le lien entier, ou demandez un fichier.";
    link_part: "It is a part of a game, but its numbers cannot be right.",
        "C’est une partie d’une suite, mais ses numéros ne peuvent pas être justes.";
    link_long: "It holds more than any game does.", "Il contient plus qu’aucune partie.";
    link_damaged: "Its data are damaged. If its end is missing, a messenger has cut it: copy the whole link again, or ask for a file.",
        "Ses données sont abîmées. Si sa fin manque, une messagerie l’a coupé\u{a0}: copiez de nouveau le lien entier, ou demandez un fichier.";
    link_rules: "It was packed with other rules: open it with the version of Naqala that made it, or ask for a file.",
        "Elle a été codée avec d’autres règles\u{a0}: ouvrez-la avec la version de Naqala qui l’a faite, ou demandez un fichier.";
    link_mixed: "The parts do not fit together: scan all the codes again.",
        "Les morceaux ne vont pas ensemble\u{a0}: scannez de nouveau tous les codes.";
    // A link that opens beside the installed app.
    other_storage: "Is Naqala on your home screen? Links open in Safari, where the games are others. Copy the link, and paste it there under “Open a record”.",
        "Naqala est sur votre écran d’accueil\u{202f}? Les liens s’ouvrent dans Safari, où les parties sont d’autres. Copiez le lien, et collez-le là-bas sous «\u{202f}Ouvrir une partie\u{202f}».";
    link_unable: "This browser cannot unpack links: ask for a file.",
        "Ce navigateur ne sait pas décompresser les liens\u{a0}: demandez un fichier.";
}
