//! Short texts for a glance at the table: what each djinn does in a line, what each row of a player counts.

catalogue! {
    cards_of(name: &str): "Cards of {name}", "Cartes\u{a0}: {name}";
    goods(n: u32): "{n} good" / "{n} goods", "{n} marchandise" / "{n} marchandises";
    djinns(n: u32): "{n} djinn" / "{n} djinns", "{n} djinn" / "{n} djinns";
    leads: "leads by what all players see", "en tête selon ce que tous voient";
    show_city(square: &str): "Show {square} on the board", "Montrer {square} sur le plateau";
    drawn_items: "Keep one of these items", "Gardez un de ces objets";
    look_at_draw: "See what you drew", "Voir ce que vous avez pioché";
    holds(n: u32): "You hold a magic item: tap it in your row." / "You hold {n} magic items: tap one in your row.",
        "Vous avez un objet magique\u{a0}: touchez-le dans votre ligne." / "Vous avez {n} objets magiques\u{a0}: touchez-en un dans votre ligne.";
    whim_met: "A whim of yours is met: tap it in your row, and it pays.",
        "Un de vos caprices est exaucé\u{a0}: touchez-le dans votre ligne, il paie.";
    holds_masked(n: u32): "You hold an item: hold your row to see it." / "You hold {n} items: hold your row to see them.",
        "Vous avez un objet\u{a0}: maintenez votre ligne pour le voir." / "Vous avez {n} objets\u{a0}: maintenez votre ligne pour les voir.";
    how_many: "How many play", "Combien jouent";
    players_of(n: u32): "{n} player" / "{n} players", "{n} joueur" / "{n} joueurs";
    more: "More choices", "Plus de choix";
    latest: "What happened last", "Ce qui vient de se passer";
    tribes: "What the tribes do", "Ce que font les tribus";
}
