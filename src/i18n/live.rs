//! Texts of live tables: each player at a device of their own, at the same moment.

catalogue! {
    // The set-up.
    now: "Play now", "Jouer maintenant";
    now_hint: "One link for all: whoever opens it takes a seat or watches. Turns arrive by themselves, sealed, through a relay that can read nothing.",
        "Un seul lien pour tous\u{a0}: qui l’ouvre prend une place ou regarde. Les tours arrivent d’eux-mêmes, scellés, par un relais qui ne peut rien lire.";

    // The bar.
    title: "Live table", "Table en direct";
    invited: "An invitation to a live table", "Une invitation à une table en direct";
    menu_hint: "Who is here, the link for the others, and back to messages.", "Qui est là, le lien pour les autres, et le retour aux messages.";
    waiting_for(name: &str): "{name} is to play.", "C’est à {name}.";
    connecting: "No connection: what you play is sent later.", "Pas de connexion\u{a0}: ce que vous jouez partira plus tard.";
    too_long: "This game has become too long for a live table. Send it by message from now on.",
        "Cette partie est devenue trop longue pour une table en direct. Envoyez-la désormais par message.";
    rematch: "A rematch is dealt.", "Une revanche est distribuée.";
    rematch_by(name: &str): "{name} has dealt a rematch.", "{name} a distribué une revanche.";
    open_rematch: "Play the rematch", "Jouer la revanche";
    invite: "Invite", "Inviter";
    here: "is here", "est là";
    away: "is away", "n’est pas là";
    free: "seat is free", "place libre";
    watching(n: u32): "{n} watches" / "{n} watch", "{n} regarde" / "{n} regardent";
    you_watch: "You watch.", "Vous regardez.";
    taken: "Your seat is played at another device now.", "Votre place est maintenant jouée sur un autre appareil.";
    play_here: "Play here", "Jouer ici";
    your_turn: "Your turn", "À vous";

    // A take-back.
    asks_hint: "The others are asked at once. One of them agrees, or does not.",
        "Les autres sont consultés tout de suite. L’un d’eux accepte, ou non.";
    you_ask: "You ask to take back your turn. Another player agrees, or does not.",
        "Vous demandez à reprendre votre tour. Un autre joueur accepte, ou non.";
    you_refuse(name: &str): "You do not agree to {name}’s request.", "Vous refusez la demande de {name}.";

    // What all have to agree to.
    ask_all: "Ask the others", "Demander aux autres";
    no_seat: "Only somebody who plays at this device can ask for that.", "Seule une personne qui joue sur cet appareil peut le demander.";
    asks_all(name: &str, what: &str): "{name} asks: {what} Do you agree?", "{name} demande\u{a0}: {what} D’accord\u{202f}?";
    you_ask_all(what: &str): "You ask: {what}", "Vous demandez\u{a0}: {what}";
    unanswered(names: &str): "No answer yet: {names}.", "Pas encore de réponse\u{a0}: {names}.";
    disagrees(name: &str, what: &str): "{name} does not agree. You asked: {what}", "{name} n’est pas d’accord. Vous demandiez\u{a0}: {what}";
    may_show: "The others agree: once, you can open or copy the record.", "Les autres sont d’accord\u{a0}: vous pouvez une fois ouvrir ou copier la partie.";
    ask_end: "The game ends here, and everyone sees what the others hid.", "La partie s’arrête ici, et chacun voit ce que les autres cachaient.";
    ask_left(name: &str): "{name} has left: the others decide, and see what {name} hides.", "{name} a quitté la table\u{a0}: les autres décident, et voient ce que {name} cache.";
    ask_shown: "The record is opened or copied, with all that is hidden.", "La partie est ouverte ou copiée, avec tout ce qui est caché.";
    ask_person(name: &str): "A person plays for {name}, and sees what {name} hides.", "Une personne joue pour {name}, et voit ce que {name} cache.";

    // The help.
    help_text: "Where a site has a relay, each can play on a device of their own at the same moment: choose it before the game, or under “Live table” in the menu, and send the link to all. Marks show who is here; a ring means away, a dashed ring a free seat. Whoever is away goes on later, or by message. The relay can read nothing; it sees your network address while you are connected.",
        "Si le site a un relais, chacun peut jouer sur son appareil au même moment\u{a0}: choisissez-le avant la partie, ou sous «\u{202f}Table en direct\u{202f}» dans le menu, et envoyez le lien à tous. Des marques montrent qui est là\u{202f}; un anneau veut dire absent, un anneau en tirets une place libre. Qui n’est pas là continue plus tard, ou par message. Le relais ne peut rien lire\u{202f}; il voit votre adresse réseau pendant que vous êtes connecté.";

    // The dialog.
    invitation: "Whoever has this link can play, watch and invite. Give it to your friends alone.",
        "Qui a ce lien peut jouer, regarder et inviter. Ne le donnez qu’à vos amis.";
    trust: "It rests on trust: each device holds the whole game. The page shows what is hidden to its owner alone.",
        "Tout repose sur la confiance\u{a0}: chaque appareil contient toute la partie. La page ne montre ce qui est caché qu’à son propriétaire.";
    shows_moves: "Show my move while I make it", "Montrer mon coup pendant que je le fais";
    shows_moves_hint: "The others see the path that you try. It is sealed, and kept nowhere.", "Les autres voient le chemin que vous essayez. Il est scellé, et gardé nulle part.";
    notifies: "Notify me when it is my turn", "M’avertir quand c’est à moi";
    notifies_hint: "While the page is open, also behind others. The browser asks once.", "Tant que la page est ouverte, même derrière d’autres. Le navigateur demande une fois.";
    start: "Play live", "Jouer en direct";
    start_hint: "The page connects to the relay of this site. The relay carries sealed turns and can read nothing; it sees when your device sends, and from where.",
        "La page se connecte au relais de ce site. Le relais transporte des tours scellés et ne peut rien lire\u{202f}; il voit quand votre appareil envoie, et d’où.";
    stop: "Go on by message", "Continuer par message";
    stop_sure: "You leave the live table: the others see you as away, and turns no longer come and go by themselves.",
        "Vous quittez la table en direct\u{a0}: les autres vous voient absent, et les tours ne vont et viennent plus d’eux-mêmes.";
    stop_hint: "This device then forgets the link. To come back later, open it again.", "Cet appareil oublie alors le lien. Pour revenir plus tard, ouvrez-le de nouveau.";

    // An invitation that was opened.
    join: "You are invited to a live table.", "Vous êtes invité à une table en direct.";
    waiting: "Connected. As soon as one of the others is here, the game comes.", "Connecté. Dès qu’une autre personne est là, la partie arrive.";
    unreachable: "The relay does not answer, or the table is full. The page tries again by itself; a link by message works without it.",
        "Le relais ne répond pas, ou la table est complète. La page réessaie d’elle-même\u{202f}; un lien par message marche sans lui.";
    no_relay: "This site has no relay, so it has no live tables. Ask for a link by message.", "Ce site n’a pas de relais, donc pas de tables en direct. Demandez un lien par message.";
    it_is_me_elsewhere(name: &str): "I am {name}, from another device", "Je suis {name}, sur un autre appareil";
    watch: "Watch", "Regarder";
}
