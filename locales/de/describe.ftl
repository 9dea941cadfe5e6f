### Texte einer Partie: Aufforderungen, Knöpfe, Plättchen, der Verlauf.

## Wendungen.

reach = Reichweite { $n }

rank = { $place ->
    [0] an erster Stelle
    [1] an zweiter Stelle
    [2] an dritter Stelle
    [3] an vierter Stelle
   *[other] an fünfter Stelle
}

further = { $parts }

## Wer entscheidet, und der Teil der Runde.

bids = { $name } bietet
turn-of = { $name } ist am Zug
your-bid = Dein Gebot, { $name }
your-turn = Du bist am Zug, { $name }
game-over = Die Partie ist zu Ende
step-bid = Bieten
step-move = Bewegung
step-tribe = Sippe
step-djinn = Dschinn
step-tile = Plättchen
step-control = Kontrolle
step-item = Gegenstand
step-end = Verkauf
step-last = Ende
step-over = Wertung

## Aufforderungen.

ask-bid = Wähle ein Feld der Zugreihenfolge-Leiste
ask-confirm-bid = Du würdest vorerst { rank } spielen
ask-confirm-last-bid = Du spielst { rank }
ask-move = Nimm die Meeples eines leuchtenden Plättchens auf
ask-no-move = Keine Bewegung ist möglich. Lass sie aus: die Partie endet nach dieser Runde
ask-no-move-ending = Keine Bewegung ist möglich. Lass sie aus
ask-no-move-on-foot = Keine Bewegung zu Fuß: nimm den fliegenden Teppich oder lass sie aus
ask-drop = Setze einen von { $n } Meeples ab, wo es leuchtet
ask-last-drop = Setze den letzten ab, { a-meeple.accusative }: er muss zu einem anderen seiner Farbe
ask-choose-victim = { $tile }: wähle das Opfer
ask-choose-drop = { $tile }: welchen Meeple absetzen?
ask-choose-payment = { $tile }: wie bezahlst du?
ask-trade = { $n ->
    [one] Kaufleute: nimm die erste Karte der Reihe
   *[other] Kaufleute: nimm die ersten { $n } Karten der Reihe
}
ask-trade-none = Kaufleute: in der Reihe ist keine Karte mehr
ask-build = { $blue ->
    [one] Baumeister: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } blaues Plättchen = { $coins }
   *[other] Baumeister: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } blaue Plättchen = { $coins }
}
ask-build-doubled = { $blue ->
    [one] Baumeister: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } blaues Plättchen × 2 (Echidna) = { $coins }
   *[other] Baumeister: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } blaue Plättchen × 2 (Echidna) = { $coins }
}
ask-must-kill = Meuchelmörder: du musst töten; wähle ein Opfer
ask-must-kill-two = Meuchelmörder mit Iblis: du musst töten; wähle zwei Opfer
ask-may-kill = Meuchelmörder: töte mit Hilfe von Fakiren, oder töte niemanden
ask-may-kill-two = Meuchelmörder mit Iblis: töte zwei mit Hilfe von Fakiren, oder niemanden
ask-no-victim = Meuchelmörder: kein Opfer ist in Reichweite
ask-control = { $tile } gehört dir: Kamel oder Zelt?
ask-craft = { $n ->
    [one] Kunstschmiede: ziehe einen Gegenstand
   *[other] Kunstschmiede: ziehe { $n } Gegenstände, behalte einen
}
ask-craft-none = Kunstschmiede: kein Gegenstand ist mehr da
ask-keep-item = Kunstschmiede: du musst einen dieser Gegenstände behalten
ask-workshop = Werkstatt: du darfst den obersten Gegenstand nehmen
ask-no-workshop = Werkstatt: du kannst keinen Gegenstand nehmen
ask-drop-flying = Setze den letzten ab, { a-meeple.accusative }: der Teppich trägt ihn zu jedem anderen
ask-use = { $item }: { $power }
ask-talisman-to = { $item }: wähle, wohin es geht
ask-bring = { $n ->
    [one] Flöte: hole einen Meeple nach { $tile }
   *[other] Flöte: hole bis zu { $n } Meeples nach { $tile }
}
ask-bring-none = Flöte: niemand mehr kann nach { $tile } kommen
ask-choose-meeples = { $tile }: welche?
ask-order = Füllhorn: tippe die Karten in deiner Reihenfolge an
ask-keep = Sibittis: du musst einen dieser Dschinn behalten
ask-must-place = Du musst { FORM($piece, "accusative") } auf { $tile } setzen
ask-must-place-or = Du musst { FORM($piece, "accusative") } auf { $tile } setzen, mit { $djinn } auch auf ein Nachbarplättchen
ask-buy = { $kind }: du darfst { $cards } für { $coins } kaufen
ask-cannot-buy = { $kind }: du kannst nichts kaufen
ask-djinn = Heiliger Ort: du darfst für 2 Älteste oder 1 Ältesten und 1 Fakir einen Dschinn nehmen
ask-no-djinn = Heiliger Ort: du kannst keinen Dschinn nehmen
ask-place-palm = Enki: du musst eine Palme auf eine Oase setzen
ask-place-palace = Bouraq: du musst einen Palast auf ein Dorf setzen
ask-place-palm-or = Enki: du musst eine Palme auf eine Oase setzen, mit Lamia auch auf ein Nachbarplättchen
ask-place-palace-or = Bouraq: du musst einen Palast auf ein Dorf setzen, mit Hagis auch auf ein Nachbarplättchen
ask-empty-tile = { $djinn }: wähle ein ganz leeres Plättchen
ask-meeple-tile = { $djinn }: wähle ein Plättchen, auf dem nur Meeples stehen
ask-confirm-keep = { $djinn } behalten?
ask-confirm-take = { $djinn } nehmen?
ask-confirm-use = { $djinn } benutzen?
ask-pay-take = { $djinn } nehmen: wie bezahlst du?
ask-pay-use = { $djinn } benutzen: wie bezahlst du?
ask-sell = Verkaufe Waren oder beende deinen Zug
ask-end = Beende deinen Zug
ask-give-up-purchase = Du kannst hier noch etwas nehmen. Den Zug trotzdem beenden?
ask-give-up-power = Du hast eine Kraft bezahlt und nicht benutzt. Den Zug trotzdem beenden?
ask-over = { $name } gewinnt mit { FORM($points, "dative") }
ask-over-shared = { $names } teilen sich den Sieg mit { FORM($points, "dative") }

## Ablehnungen, deren Grund an der Partie liegt.

why-finish-move = Beende erst deine Bewegung.
why-several-ways = Mehrere Wege enden hier: setze einzeln ab. Diese Plättchen führen hin.
why-occupied = Dort steht schon ein Kamel oder Zelt.
why-first-cards = { $n ->
    [one] Hier ist nur die erste Karte zu haben.
   *[other] Hier sind nur die ersten { $n } Karten zu haben.
}

## Knöpfe.

do-more-fakirs = Ein Fakir mehr
do-fewer-fakirs = Ein Fakir weniger
do-cancel = Abbrechen
do-bid = { $coins ->
    [0] { $price } bieten: { $fakirs } zahlen
   *[other] { $fakirs ->
        [0] { $price } bieten: { $coins } zahlen
       *[other] { $price } bieten: { $coins } und { $fakirs } zahlen
    }
}
do-bid-free = { $price } bieten: nichts zahlen
do-take = { FORM($meeples, "accusative") } auf { $tile } aufnehmen
do-drop = { FORM($meeple, "bare") } auf { $tile } absetzen
do-skip-move = Bewegung auslassen
do-skip-kill = Niemanden töten
do-trade = { $cards } nehmen
do-build = { $coins } verdienen
do-build-fakirs = { $fakirs } ablegen, { $coins } verdienen
do-kill-on = { FORM($victims, "bare") } auf { $tile } töten
do-kill-on-fakirs = { FORM($victims, "bare") } auf { $tile } für { $fakirs } töten
do-kill-of = { FORM($victims, "bare") } bei { $name } töten
do-keep-item = { CAPITAL(FORM($item, "accusative")) } behalten
do-keep = { $djinn } behalten
do-place = { FORM($piece, "bare") } auf { $tile } setzen
do-place-pay = { FORM($piece, "bare") } mit { $djinn } für { $payment } auf { $tile } setzen
do-buy = { FORM($cards, "bare") } für { $coins } kaufen
do-take-djinn = { $djinn } für { $payment } nehmen
do-power = { $djinn } für { $payment } benutzen
do-power-on = { $djinn } auf { $tile } für { $payment } benutzen
do-control = { $piece } +{ $points }
do-craft = { $n ->
    [one] { $n } Gegenstand ziehen
   *[other] { $n } Gegenstände ziehen
}
do-take-item = Gegenstand für { $payment } nehmen
do-pass-item = Kein Gegenstand
do-use = { CAPITAL(FORM($item, "accusative")) } benutzen
do-scimitar = { FORM($victims, "bare") } von { $tile } entfernen
do-lamp = { $djinn } nehmen
do-lamp-deck = Obersten vom Stapel nehmen
do-flute = Meeples nach { $tile } holen
do-ring = { CAPITAL(FORM($item, "accusative")) } nehmen
do-talisman = Von { $from } nach { $tile } versetzen
do-bring = { FORM($meeple, "bare") } von { $tile } holen
do-done = Genug
do-order = So ordnen
do-whim = { $whim } für { $coins } ausspielen
do-pass-market = Nichts kaufen
do-pass-djinn = Kein Dschinn
do-pass = Weiter
do-sell = { CAPITAL($goods) } für { $coins } verkaufen
do-end = Zug beenden
choice-reveals = { $action } („Rückgängig“ endet hier)
reveals-note = „Rückgängig“ endet hier

## Plättchen für Vorleseprogramme.

no-meeples = keine Meeples
mountains-north-west = Gebirge im Norden und Westen
mountains-south-east = Gebirge im Süden und Osten
value = Wert { $value } { $colour }
dropped = { $n ->
    [one] eben abgesetzt: { $meeples }
   *[other] eben abgesetzt: { $meeples }
}
camel-of = Kamel von { $name }
tent-of = Zelt von { $name }
whim-here = Laune { $whim } ({ whim-terms })
whim-terms = { $needed } { aim }: { $coins }
whim-aim = { $needed } { aim }
whim-progress = { $have } von { $needed } { aim.dative }
of-colour = { $kind }, { $colour }
workshop-north-west = { $kind } { $value }, Norden und Westen
workshop-south-east = { $kind } { $value }, Süden und Osten
of-value = { $value ->
    [0] { $kind }
   *[other] { $kind } { $value }
}
city-value = { $colour }
can-scimitar = hier lassen sich Meeples entfernen
can-call = hierher können Meeples kommen
can-move-piece = dein Kamel oder Zelt hier lässt sich versetzen
can-move-here = Kamel oder Zelt lässt sich hierher versetzen
can-bring = du kannst { FORM($meeples, "accusative") } hierher holen
start-of-path = Anfang des Wegs
step-of-path = Schritt { $step } des Wegs
can-take = lässt sich aufnehmen
can-drop = hier kannst du { FORM($meeples, "accusative") } absetzen
can-kill = hier kannst du { FORM($meeples, "accusative") } töten
can-kill-for = hier kannst du { FORM($meeples, "accusative") } für { $fakirs } töten
can-place = hier kannst du { FORM($piece, "accusative") } setzen
can-place-for = hier kannst du { FORM($piece, "accusative") } für { $payment } setzen
can-use = du kannst { $djinn } hier für { $payment } benutzen
ends = die Bewegung kann hier mit { FORM($meeples, "dative") } enden
counted = zählt für die Baumeister
blocked = nicht hier: { $reason }
takes-tile = nimmt das Plättchen ein
then-place = dann musst du { FORM($piece, "accusative") } setzen
then-buy = dann darfst du { $cards } für { $coins } kaufen
then-item = dann darfst du einen Gegenstand nehmen
then-whim = dann bekommst du die Laune { $whim }
then-djinn = dann darfst du einen Dschinn nehmen

## Der Verlauf.

log-bid = { $name } bietet { $price }.
log-bid-pays = { $coins ->
    [0] { $name } bietet { $price } und zahlt { $fakirs }.
   *[other] { $fakirs ->
        [0] { $name } bietet { $price } und zahlt { $coins }.
       *[other] { $name } bietet { $price } und zahlt { $coins } und { $fakirs }.
    }
}
log-bid-free = { $name } bietet { $price } und zahlt nichts.
log-turn = { $name } ist am Zug.
log-pushed = { $by } spielt vor { $name }.
log-pushed-self = { $name }: der frühere Zuganzeiger rückt zurück.
log-round = Runde { $round } ist zu Ende.
log-wins = Die Partie ist zu Ende: { $name } gewinnt.
log-share = Die Partie ist zu Ende: { $names } teilen sich den Sieg.
log-take = { $name } nimmt { FORM($meeples, "accusative") } auf { $tile } auf.
log-drop = Setzt { FORM($meeple, "accusative") } auf { $tile } ab.
log-collect = Sammelt { FORM($meeples, "accusative") } auf { $tile } ein.
log-control = { $name } nimmt { $tile } ein.
log-tent = { $name } nimmt { $tile } mit dem Zelt ein.
log-moved-camel = Das Kamel von { $name } kommt von { $from } nach { $tile }.
log-moved-tent = Das Zelt von { $name } kommt von { $from } nach { $tile }.
log-carried = Holt { FORM($meeple, "accusative") } von { $from } nach { $tile }.
log-drew-items = { $n ->
    [one] { $name } zieht { $n } Gegenstand.
   *[other] { $name } zieht { $n } Gegenstände.
}
log-kept-item = { $name } behält einen Gegenstand.
log-kept-item-for = { $name } behält ihn für { $payment }.
log-used-item = { $name } benutzt { FORM($item, "accusative") }.
log-used-item-on = { $name } benutzt { FORM($item, "accusative") } auf { $tile }.
log-whim-taken = { $name } nimmt die Laune auf { $tile }.
log-whim = { $name } spielt { $whim } aus.
log-whims = Neue Launen: { $whims }.
why-whim = Laune
log-coins = { $n ->
    [one] { $name }: { SIGNED($n) } Münze ({ $why }).
   *[other] { $name }: { SIGNED($n) } Münzen ({ $why }).
}
why-builders = Baumeister
why-market = Kauf
why-sale = Verkauf
log-cards = { $name } nimmt { $cards }.
log-no-card = Für { $name } ist keine Karte mehr da.
log-draws = { $name } zieht { $cards }.
log-sold = Verkauft: { $goods }.
log-market = Neu in der Kartenreihe: { $cards }.
log-djinns = Neu unter den Dschinn: { $djinns }.
log-djinn = { $name } nimmt { $djinn }.
log-djinn-for = { $name } nimmt { $djinn } für { $payment }.
log-keeps = { $name } behält { $djinn }.
log-power = { $name } benutzt { $djinn } für { $payment }.
log-kill-on = Die Meuchelmörder von { $name } töten { FORM($victims, "accusative") } auf { $tile }.
log-kill-on-fakirs = Die Meuchelmörder von { $name } töten { FORM($victims, "accusative") } auf { $tile } mit { FORM($fakirs, "dative") }.
log-kill-of = Die Meuchelmörder von { $name } töten bei { $other } { FORM($victims, "accusative") }.
log-place = { $name } setzt { FORM($piece, "accusative") } auf { $tile }.
log-seed = Blind aus dem Beutel auf { $tile } gestellt: { $meeples }.
log-reshuffled-cards = Die abgelegten Karten werden ein neuer Stapel.
log-reshuffled-djinns = Die abgelegten Dschinn werden ein neuer Stapel.
ended-camels = { $n ->
    [one] { $names } hatte kein Kamel mehr.
   *[other] { $names } hatten kein Kamel mehr.
}
ended-no-move = Keine Bewegung war mehr möglich.
log-taken-back = Der Tisch nimmt zurück: die Partie geht von einem früheren Moment weiter.

## Farben der Spieler.

indigo = indigo
orange = orange
teal = türkis
pink = rosa
black = schwarz
