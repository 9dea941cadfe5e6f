//! Texts of the score pad.

catalogue! {
    open_pad: "Score pad", "Feuille de score";
    title: "Score pad", "Feuille de score";
    caption: "Points by category", "Points par catégorie";
    field(name: &str, line: &str): "{name}, {line}", "{name}, {line}";

    order: "Order of the fields", "Ordre des champs";
    by_line: "By category", "Par catégorie";
    by_player: "By player", "Par joueur";
    way: "How to enter", "Saisie";
    by_keys: "Points", "Points";
    by_things: "What lies there", "Ce qui est là";
    next: "Next", "Suivant";
    previous: "Previous field", "Champ précédent";
    erase: "Erase the last character", "Effacer le dernier caractère";
    count_here: "Count what lies there instead", "Compter plutôt ce qui est là";

    about: "The game", "La partie";
    again: "New sheet", "Nouvelle feuille";
    again_undo: "Bring the last sheet back", "Reprendre la feuille précédente";
    date: "Date", "Date";
    place: "Place", "Lieu";
    remark: "Remark", "Remarque";
    number_of_players: "Number of players", "Nombre de joueurs";

    not_kept: "This browser does not store the sheet: it lasts until the page is closed. Save a copy.",
        "Ce navigateur n’enregistre pas la feuille\u{a0}: elle dure jusqu’à la fermeture de la page. Enregistrez une copie.";
    unread: "The stored sheet cannot be read. It is kept as it is; you can save it to a file.",
        "La feuille enregistrée ne peut pas être lue. Elle est gardée telle quelle\u{202f}; vous pouvez l’enregistrer dans un fichier.";
    unread_at(place: &str): "The fault is at “{place}”.", "Le défaut est à «\u{202f}{place}\u{202f}».";
    unread_json(line: usize, column: usize): "The text breaks off or is damaged at line {line}, column {column}. Was all of it copied?",
        "Le texte s’arrête trop tôt ou est abîmé, ligne {line}, colonne {column}. A-t-il été copié en entier\u{202f}?";
    unread_format(found: &str): "Its format is “{found}”; this page reads naqala-pad/1.",
        "Son format est «\u{202f}{found}\u{202f}»\u{202f}; cette page lit naqala-pad/1.";

    tile_of(value: u8): "Tile of value {value}", "Tuile de valeur {value}";
    lakeside(what: &str): "{what} by the lake, counts double", "{what} au bord du lac, compte double";
    city: "City", "Cité";
    round_tent: "Red-valued tile around the tent, its own included",
        "Tuile à chiffre rouge autour du campement, la sienne comprise";
    held_by(name: &str): "{name} has it", "chez {name}";

    leads(names: &str): "Most points: {names}", "Le plus de points\u{a0}: {names}";
    sum(text: &str, points: u32): "{text} = {points}", "{text} = {points}";
    each(count: u32, what: &str, points: u32, total: u32): "{count} {what} × {points} = {total}", "{count} {what} × {points} = {total}";
    with_djinn(djinn: &str): "with {djinn}", "avec {djinn}";
    for_fewer(n: u32, points: u32): "10 for {n} player with fewer = {points}" / "10 for each of {n} players with fewer = {points}",
        "10 pour {n} joueur qui en a moins = {points}" / "10 pour chacun des {n} joueurs qui en ont moins = {points}";
    most: "nobody has more", "personne n’en a plus";
    not_most: "another player has more", "un autre joueur en a plus";
    not_compared(names: &str): "{names}: only the points are known, so the numbers are not compared",
        "{names}\u{a0}: on ne connaît que les points, les nombres ne sont donc pas comparés";
    by_lake(n: u32): "{n} by the lake counts twice" / "{n} by the lake count twice", "{n} au bord du lac compte double" / "{n} au bord du lac comptent double";
    sets(text: &str, points: u32): "sets of {text} = {points}", "séries de {text} = {points}";
    wild(n: u32): "{n} good of choice for fakirs" / "{n} goods of choice for fakirs",
        "{n} marchandise au choix contre des fakirs" / "{n} marchandises au choix contre des fakirs";
    red_tiles(n: u32): "{n} red-valued tile around the tent" / "{n} red-valued tiles around the tent",
        "{n} tuile à chiffre rouge autour du campement" / "{n} tuiles à chiffre rouge autour du campement";
    cities(n: u32, total: u32): "{n} city: 5 × {n} × {n} = {total}" / "{n} cities: 5 × {n} × {n} = {total}",
        "{n} cité\u{a0}: 5 × {n} × {n} = {total}" / "{n} cités\u{a0}: 5 × {n} × {n} = {total}";

    strange(letter: char, at: usize): "“{letter}” at place {at} is neither a digit, + nor ×", "«\u{202f}{letter}\u{202f}» en position {at} n’est ni un chiffre, ni +, ni ×";
    no_number(at: usize): "a number is missing at place {at}", "il manque un nombre en position {at}";
    no_sign(at: usize): "+ or × is missing before place {at}", "il manque + ou × avant la position {at}";
    too_large(at: usize): "the number is too large at place {at}", "le nombre est trop grand en position {at}";
    impossible(points: u32): "nobody can have {points} here", "personne ne peut avoir {points} ici";
    together(line: &str, found: u32, most: u32): "{line}: {found} points in all, and there are {most}", "{line}\u{a0}: {found} points en tout, et il y en a {most}";
    too_many(what: &str, found: usize, most: usize): "{what}: {found} in all, and there are {most}", "{what}\u{a0}: {found} en tout, et il y en a {most}";
    too_many_of(name: &str, what: &str, found: usize, most: usize): "{name}, {what}: {found}, and {most} are possible", "{name}, {what}\u{a0}: {found}, et {most} sont possibles";
    none_in_game(what: &str): "{what}: not in this game", "{what}\u{a0}: absent de cette partie";
    twice(djinn: &str): "{djinn} is there more than once", "{djinn} s’y trouve plus d’une fois";
    no_tile(name: &str, what: &str): "{name}, {what}: no tile to stand on", "{name}, {what}\u{a0}: aucune tuile où les poser";
    no_lake(name: &str, what: &str): "{name}, {what}: there is no lake in this game", "{name}, {what}\u{a0}: pas de lac dans cette partie";
    red_around: "red-valued tiles around the tent", "tuiles à chiffre rouge autour du campement";
    tiles_held: "tiles", "tuiles";
    players_wrong: "Five can play with an expansion only", "On ne joue à cinq qu’avec une extension";

    // The history.
    sheets: "Sheets", "Feuilles";
    to_sheet: "To the open sheet", "Vers la feuille ouverte";
    search: "Search the sheets", "Chercher une feuille";
    found(n: u32, all: usize): "{n} of {all} sheets" / "{n} of {all} sheets", "{n} feuille sur {all}" / "{n} feuilles sur {all}";
    no_sheets: "Sheets stand here once something is entered on them.", "Les feuilles apparaissent ici dès qu’on y a saisi quelque chose.";
    no_date: "Without date", "Sans date";
    wins: "wins", "gagne";
    has_faults: "Something on it cannot be; it does not count for the averages.",
        "Quelque chose y est impossible\u{202f}; elle ne compte pas dans les moyennes.";
    open_named(sheet: &str): "Open: {sheet}", "Ouvrir\u{a0}: {sheet}";
    delete_named(sheet: &str): "Delete: {sheet}", "Supprimer\u{a0}: {sheet}";
    history_not_kept: "This browser does not store the sheets: they last until the page is closed. Save them to a file.",
        "Ce navigateur n’enregistre pas les feuilles\u{a0}: elles durent jusqu’à la fermeture de la page. Enregistrez-les dans un fichier.";

    averages: "Averages and bests", "Moyennes et records";
    average: "Average", "Moyenne";
    best: "Best", "Record";
    games(n: u32): "{n} game" / "{n} games", "{n} partie" / "{n} parties";
    games_won(n: u32): "{n} won" / "{n} won", "{n} gagnée" / "{n} gagnées";

    files: "Files", "Fichiers";
    save_json: "Save all as JSON", "Tout enregistrer en JSON";
    save_csv: "Save points as CSV", "Enregistrer les points en CSV";
    save_hint: "JSON keeps everything. CSV has the points alone, for spreadsheets.",
        "Le JSON garde tout. Le CSV n’a que les points, pour les tableurs.";
    import: "Add sheets from a file", "Ajouter les feuilles d’un fichier";
    import_hint: "JSON or CSV, as it was saved here. What is here already is not added twice, and nothing is replaced.",
        "JSON ou CSV, comme enregistrés ici. Ce qui est déjà là n’est pas ajouté deux fois, et rien n’est remplacé.";
    added(n: u32): "{n} sheet added." / "{n} sheets added.", "{n} feuille ajoutée." / "{n} feuilles ajoutées.";
    known(n: u32): "{n} was here already." / "{n} were here already.", "{n} était déjà là." / "{n} étaient déjà là.";
    left_out(columns: &str): "Left out, as no sheet has such columns: {columns}", "Laissées de côté, car aucune feuille n’a ces colonnes\u{a0}: {columns}";
    ask_letters(line: usize): "From line {line} on, this file has letters in another encoding than UTF-8. Which of these reads right?",
        "À partir de la ligne {line}, ce fichier a des lettres dans un autre codage que l’UTF-8. Laquelle de ces lectures est juste\u{202f}?";
    ask_date(date: &str): "The dates of this file can be read in two ways. Which day is {date}?",
        "Les dates de ce fichier se lisent de deux façons. Quel jour est le {date}\u{202f}?";
    add_nothing: "None: add nothing", "Aucune\u{a0}: ne rien ajouter";
    not_added: "Not added:", "Non ajouté\u{a0}:";
    sheet_fault(number: usize, what: &str): "Sheet {number}: {what}", "Feuille {number}\u{a0}: {what}";
    csv_line(line: usize, what: &str): "Line {line}: {what}", "Ligne {line}\u{a0}: {what}";
    csv_quote: "a quotation mark stands where none can be, or is not closed", "un guillemet est mal placé, ou n’est pas fermé";
    csv_column(name: &str): "the column “{name}” is there twice", "la colonne «\u{202f}{name}\u{202f}» est présente deux fois";
    csv_no_column(name: &str): "the column “{name}” is missing", "la colonne «\u{202f}{name}\u{202f}» manque";
    csv_cells(found: usize, expected: usize): "{found} cells, and there are {expected} columns", "{found} cellules, et il y a {expected} colonnes";
    csv_cell(column: &str): "what stands under “{column}” cannot be read", "ce qui figure sous «\u{202f}{column}\u{202f}» est illisible";
    csv_date(date: &str): "the date {date} can be two days", "la date {date} peut être deux jours";
    csv_differs(column: &str): "“{column}” differs from the line above, of the same sheet", "«\u{202f}{column}\u{202f}» diffère de la ligne précédente de la même feuille";
    csv_players(found: usize): "a sheet with {found} players; two to five can play", "une feuille à {found} joueurs\u{202f}; on joue de deux à cinq";
    csv_total(found: u32, expected: u32): "the total is {found}, but the points come to {expected}", "le total est {found}, mais les points font {expected}";

    share: "Share this sheet", "Partager cette feuille";
    share_hint: "The link opens the sheet on another device, beside the sheets there. Nothing is sent to anyone by itself.",
        "Le lien ouvre la feuille sur un autre appareil, à côté de celles qui y sont. Rien n’est envoyé sans vous.";
    copy_text: "Copy as text", "Copier en texte";
    as_picture: "Picture", "Image";
    no_picture: "This browser cannot draw the picture.", "Ce navigateur ne sait pas dessiner l’image.";
    shared: "A score sheet was shared", "Une feuille de score a été partagée";
    shared_keeps: "It is added to your sheets, and replaces none of them.", "Elle s’ajoute à vos feuilles, sans en remplacer aucune.";

    to_editor: "As a position", "En position";
    editor_has: "The editor gets the players with their coins, viziers, elders, artisans, djinns, goods, fakirs and items, and the tiles they control with palm trees and palaces.",
        "L’éditeur reçoit les joueurs avec leurs pièces, vizirs, sages, artisans, djinns, marchandises, fakirs et objets, et leurs tuiles avec palmiers et palais.";
    editor_lacks: "A sheet does not know where tiles lie: their places are made up, so points by the lake and around the tent may differ. The meeples on the board, the cards and djinns on offer and the bids are missing.",
        "Une feuille ne sait pas où sont les tuiles\u{a0}: leurs places sont inventées, et les points au bord du lac et autour du campement peuvent différer. Il manque les meeples du plateau, les cartes et djinns proposés et les enchères.";
    editor_points(fields: &str): "Missing, too, since only the points are known: {fields}.", "Il manque aussi, car on n’en connaît que les points\u{a0}: {fields}.";
    open_editor: "Open in the editor", "Ouvrir dans l’éditeur";
    not_handed: "This browser does not store the position, so the editor cannot open it.",
        "Ce navigateur n’enregistre pas la position\u{a0}: l’éditeur ne peut pas l’ouvrir.";
}
