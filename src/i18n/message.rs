//! Texts of games by message, each player at a device of their own.

catalogue! {
    // The set-up.
    own_devices: "Each on a device of their own", "Chacun sur son appareil";
    own_devices_hint: "The game goes from one to the other as a link, by any means you like. It rests on trust: the link holds the whole game.",
        "La partie passe de l’un à l’autre sous forme de lien, par le moyen qui vous plaît. Tout repose sur la confiance\u{a0}: le lien contient toute la partie.";
    own_seat: "Who plays here", "Qui joue ici";

    // The help.
    help: "Players elsewhere", "Joueurs ailleurs";
    help_text: "On the first page, “With friends elsewhere” sets up a game in which each player has a device of their own. When somebody else is to play, “Send” makes a link: pass it on by any means. Whoever opens it says once who they are, plays and sends a link back. A lost or doubled message does no harm. Where two devices went on differently, both are shown, and you choose. It rests on trust: a link holds the whole game, hidden things included. Nothing goes through a server.",
        "À l’accueil, «\u{202f}Avec des amis ailleurs\u{202f}» prépare une partie où chacun a son appareil. Quand c’est à un autre de jouer, «\u{202f}Envoyer\u{202f}» fait un lien\u{a0}: transmettez-le comme il vous plaît. Qui l’ouvre dit une fois qui il est, joue et renvoie un lien. Un message perdu ou reçu deux fois ne gêne pas. Si deux appareils ont continué différemment, les deux suites sont montrées, et vous choisissez. Tout repose sur la confiance\u{a0}: un lien contient toute la partie, choses cachées comprises. Rien ne passe par un serveur.";

    // The bar.
    send_to(name: &str): "Send the game to {name}.", "Envoyez la partie à {name}.";
    waiting_for(name: &str): "{name} has the game. Open the link that comes back.",
        "{name} a la partie. Ouvrez le lien qui reviendra.";
    not_here(name: &str): "It is not your turn: {name} plays at another device.",
        "Ce n’est pas votre tour\u{a0}: {name} joue sur un autre appareil.";
    send: "Send", "Envoyer";
    send_again: "Send again", "Renvoyer";

    // The dialog that sends.
    sending: "Send the game", "Envoyer la partie";
    sending_hint: "To the player whose turn it is, as often as you like.", "À la personne qui doit jouer, autant de fois que nécessaire.";
    to(names: &str): "For {names}", "Pour {names}";
    how: "Whoever opens the link sees what happened, plays, and sends a link back. It holds the whole game, so the next message makes up for a lost one.",
        "Qui ouvre le lien voit ce qui s’est passé, joue, et renvoie un lien. Il contient toute la partie\u{a0}: le message suivant rattrape un message perdu.";
    trust: "It rests on trust: what is hidden is in the link, too. The page shows it to nobody else.",
        "Tout repose sur la confiance\u{a0}: ce qui est caché est aussi dans le lien. La page ne le montre à personne d’autre.";
    last_sent(when: &str): "Last sent: {when}", "Dernier envoi\u{a0}: {when}";
    show_code: "Code to scan", "Code à scanner";
    too_long: "This game is too long for a code: use the link.", "Cette partie est trop longue pour un code\u{a0}: utilisez le lien.";
    computer_first: "A computer is still playing. Send the game when it has finished.",
        "Un ordinateur est en train de jouer. Envoyez la partie quand il aura fini.";

    // A take-back.
    ask_back: "Ask to take back my turn", "Demander à reprendre mon tour";
    asks_hint: "The request goes with the message. Another player agrees, or does not.",
        "La demande part avec le message. Un autre joueur accepte, ou non.";
    you_ask: "You ask to take back your turn: send the game.", "Vous demandez à reprendre votre tour\u{a0}: envoyez la partie.";
    stop_asking: "Stop asking", "Ne plus demander";
    asks(name: &str): "{name} asks to take back their last turn.", "{name} demande à reprendre son dernier tour.";
    grant: "Agree", "Accepter";
    refuse: "Do not agree", "Refuser";
    you_refuse(name: &str): "You do not agree to {name}’s request. The answer goes with the next message.",
        "Vous refusez la demande de {name}. La réponse part avec le prochain message.";
    refused(name: &str): "{name} does not agree to the take-back.", "{name} refuse la reprise.";
    fine: "Understood", "Compris";

    // This device checks what computers decided at another one.
    suspect(name: &str, what: &str): "{name} would decide otherwise at this device. The message says: {what} Either another version of Naqala played it, or somebody changed it.",
        "Sur cet appareil, {name} déciderait autrement. Le message dit\u{a0}: {what} Une autre version de Naqala l’a joué, ou quelqu’un l’a changé.";

    // A message that was opened.
    opened: "The game by message", "La partie par message";
    sent_by(name: &str): "{name} sent you a game.", "{name} vous envoie une partie.";
    who: "Who are you?", "Qui êtes-vous\u{202f}?";
    it_is_me(name: &str): "I am {name}", "Je suis {name}";
    me_who_sent(name: &str): "I am {name}, who sent it", "Je suis {name}, qui l’envoie";
    same: "You have this already.", "Vous l’avez déjà.";
    older(n: u32): "This message is older than your game: it is {n} step behind." / "This message is older than your game: it is {n} steps behind.",
        "Ce message est plus ancien que votre partie\u{a0}: {n} étape de retard." / "Ce message est plus ancien que votre partie\u{a0}: {n} étapes de retard.";
    to_game: "To the game", "À la partie";
    decided_for(name: &str, what: &str): "In this message somebody else decided for you, {name}: {what}",
        "Dans ce message, quelqu’un d’autre a décidé pour vous, {name}\u{a0}: {what}";
    take_it: "Go on with it", "Continuer ainsi";
    foreign: "It claims to be one of your games, but was dealt otherwise: somebody made it up.",
        "Il prétend être une de vos parties, mais la donne est autre\u{a0}: quelqu’un l’a fabriqué.";
    wrong_sender: "Its sender has no seat in the game.", "Son expéditeur n’a pas de place dans la partie.";

    // Two sides of a fork.
    fork: "The game went on in two ways.", "La partie a continué de deux façons.";
    fork_at(step: usize): "They differ from step {step} on. Agree with the others which one counts.",
        "Elles diffèrent à partir de l’étape {step}. Décidez avec les autres laquelle compte.";
    mine: "Here", "Ici";
    theirs: "In the message", "Dans le message";
    begins_with: "Begins with", "Commence par";
    turn_of(name: &str): "{name} is to play", "C’est à {name}";
    keep_mine: "Keep mine", "Garder la mienne";
    take_theirs: "Take theirs", "Prendre l’autre";
    keep_both: "Keep both", "Garder les deux";
    from_message(name: &str): "{name} (from the message)", "{name} (du message)";
    over: "The game is over", "La partie est terminée";

    // The list of games.
    your_turn: "your turn", "à vous";
    waits_for(name: &str): "waiting for {name}", "on attend {name}";
    when_sent(when: &str): "sent {when}", "envoyée {when}";
}
