### Teksten bij een partij: vragen, knoppen, tegels, het logboek.

## Wendingen.

reach = bereik { $n }

rank = { $place ->
    [0] als eerste
    [1] als tweede
    [2] als derde
    [3] als vierde
   *[other] als vijfde
}

further = { $parts }

## Wie beslist, en het deel van de ronde.

bids = { $name } biedt
turn-of = { $name } is aan de beurt
your-bid = Jouw bod, { $name }
your-turn = Jouw beurt, { $name }
game-over = De partij is afgelopen
step-bid = Bieden
step-move = Zet
step-tribe = Stam
step-djinn = Djinn
step-tile = Tegel
step-control = Innemen
step-item = Voorwerp
step-end = Verkoop
step-last = Einde
step-over = Stand

## Vragen.

ask-bid = Kies een plek op het beurtvolgordespoor
ask-confirm-bid = Je zou voorlopig { rank } spelen
ask-confirm-last-bid = Je speelt { rank }
ask-move = Pak de meeples van een verlichte tegel op
ask-no-move = Er is geen zet mogelijk. Sla hem over: de partij eindigt na deze ronde
ask-no-move-ending = Er is geen zet mogelijk. Sla hem over
ask-no-move-on-foot = Te voet is er geen zet mogelijk: gebruik het vliegende tapijt of sla over
ask-drop = Zet een van de { $n } meeples neer op een verlichte tegel
ask-last-drop = Zet de laatste neer, { a-meeple }: die moet bij een andere { meeple } komen
ask-choose-victim = { $tile }: kies het slachtoffer
ask-choose-drop = { $tile }: welke meeple neerzetten?
ask-choose-payment = { $tile }: hoe betaal je?
ask-trade = { $n ->
    [one] Handelaars: pak de eerste kaart van de rij
   *[other] Handelaars: pak de eerste { $n } kaarten van de rij
}
ask-trade-none = Handelaars: er ligt geen kaart meer in de rij
ask-build = { $blue ->
    [one] Bouwmeesters: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } blauwe tegel = { $coins }
   *[other] Bouwmeesters: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } blauwe tegels = { $coins }
}
ask-build-doubled = { $blue ->
    [one] Bouwmeesters: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } blauwe tegel × 2 (Echidna) = { $coins }
   *[other] Bouwmeesters: { $fakirs ->
        [0] { $builders }
       *[other] ({ $builders } + { $fakirs })
    } × { $blue } blauwe tegels × 2 (Echidna) = { $coins }
}
ask-must-kill = Moordenaars: je moet doden; kies een slachtoffer
ask-must-kill-two = Moordenaars met Iblis: je moet doden; kies twee slachtoffers
ask-may-kill = Moordenaars: dood met hulp van fakirs, of dood niemand
ask-may-kill-two = Moordenaars met Iblis: dood er twee met hulp van fakirs, of niemand
ask-no-victim = Moordenaars: er is geen slachtoffer binnen bereik
ask-control = { $tile } is van jou: kameel of tent?
ask-craft = { $n ->
    [one] Ambachtslieden: trek een voorwerp
   *[other] Ambachtslieden: trek { $n } voorwerpen en houd er één
}
ask-craft-none = Ambachtslieden: er is geen voorwerp meer
ask-keep-item = Ambachtslieden: je moet een van deze voorwerpen houden
ask-workshop = Werkplaats: je mag het bovenste voorwerp nemen
ask-no-workshop = Werkplaats: er is geen voorwerp dat je kunt nemen
ask-drop-flying = Zet de laatste neer, { a-meeple }: het tapijt brengt die naar elke andere { meeple }
ask-use = { $item }: { $power }
ask-talisman-to = { $item }: kies waar het heen gaat
ask-bring = { $n ->
    [one] Fluit: haal één meeple naar { $tile }
   *[other] Fluit: haal maximaal { $n } meeples naar { $tile }
}
ask-bring-none = Fluit: er kunnen er geen meer naar { $tile } komen
ask-choose-meeples = { $tile }: welke?
ask-order = Hoorn: tik de kaarten aan in de volgorde die je wilt
ask-keep = Sibittis: je moet een van deze djinns houden
ask-must-place = Je moet { $piece } op { $tile } zetten
ask-must-place-or = Je moet { $piece } op { $tile } zetten, of met { $djinn } op een aangrenzende tegel
ask-buy = { $kind }: je mag { $cards } kopen voor { $coins }
ask-cannot-buy = { $kind }: er is niets dat je kunt kopen
ask-djinn = Heilige plaats: je mag een djinn nemen voor 2 oudsten, of 1 oudste en 1 fakir
ask-no-djinn = Heilige plaats: er is geen djinn die je kunt nemen
ask-place-palm = Enki: je moet een palmboom op een oase zetten
ask-place-palace = Bouraq: je moet een paleis op een dorp zetten
ask-place-palm-or = Enki: je moet een palmboom op een oase zetten, of met Lamia op een aangrenzende tegel
ask-place-palace-or = Bouraq: je moet een paleis op een dorp zetten, of met Hagis op een aangrenzende tegel
ask-empty-tile = { $djinn }: kies een tegel waar niets op staat
ask-meeple-tile = { $djinn }: kies een tegel waar alleen meeples op staan
ask-confirm-keep = { $djinn } houden?
ask-confirm-take = { $djinn } nemen?
ask-confirm-use = { $djinn } gebruiken?
ask-pay-take = { $djinn } nemen: hoe betaal je?
ask-pay-use = { $djinn } gebruiken: hoe betaal je?
ask-sell = Verkoop goederen, of beëindig je beurt
ask-end = Beëindig je beurt
ask-give-up-purchase = Je kunt hier nog iets nemen. De beurt toch beëindigen?
ask-give-up-power = Je hebt betaald voor een kracht die je niet hebt gebruikt. De beurt toch beëindigen?
ask-over = { $name } wint met { $points }
ask-over-shared = { $names } delen de overwinning met { $points }

## Weigeringen waarvan de reden van de partij afhangt.

why-finish-move = Maak eerst je zet af.
why-several-ways = Er eindigen hier meerdere wegen: zet één voor één neer. Deze tegels leiden erheen.
why-occupied = Daar staat al een kameel of tent.
why-first-cards = { $n ->
    [one] Hier is alleen de eerste kaart te koop.
   *[other] Hier zijn alleen de eerste { $n } kaarten te koop.
}

## Knoppen.

do-more-fakirs = Eén fakir meer
do-fewer-fakirs = Eén fakir minder
do-cancel = Annuleren
do-bid = { $coins ->
    [0] Bied { $price }: betaal { $fakirs }
   *[other] { $fakirs ->
        [0] Bied { $price }: betaal { $coins }
       *[other] Bied { $price }: betaal { $coins } en { $fakirs }
    }
}
do-bid-free = Bied { $price }: betaal niets
do-take = Pak { $meeples } op van { $tile }
do-drop = Zet { $meeple } neer op { $tile }
do-skip-move = Sla de zet over
do-skip-kill = Dood niemand
do-trade = Pak { $cards }
do-build = Verdien { $coins }
do-build-fakirs = Leg { $fakirs } af, verdien { $coins }
do-kill-on = Dood { $victims } op { $tile }
do-kill-on-fakirs = Dood { $victims } op { $tile } voor { $fakirs }
do-kill-of = Dood { $victims } van { $name }
do-keep-item = Houd { $item }
do-keep = Houd { $djinn }
do-place = Zet { $piece } op { $tile }
do-place-pay = Zet { $piece } op { $tile } met { $djinn } voor { $payment }
do-buy = Koop { $cards } voor { $coins }
do-take-djinn = Neem { $djinn } voor { $payment }
do-power = Gebruik { $djinn } voor { $payment }
do-power-on = Gebruik { $djinn } op { $tile } voor { $payment }
do-control = { $piece } +{ $points }
do-craft = { $n ->
    [one] Trek { $n } voorwerp
   *[other] Trek { $n } voorwerpen
}
do-take-item = Neem het voorwerp voor { $payment }
do-pass-item = Neem geen voorwerp
do-use = Gebruik { $item }
do-scimitar = Haal { $victims } weg van { $tile }
do-lamp = Neem { $djinn }
do-lamp-deck = Neem de bovenste van de stapel
do-flute = Haal meeples naar { $tile }
do-ring = Neem { $item }
do-talisman = Verplaats van { $from } naar { $tile }
do-bring = Haal { $meeple } van { $tile }
do-done = Genoeg
do-order = Houd deze volgorde
do-whim = Speel { $whim } uit voor { $coins }
do-pass-market = Koop niets
do-pass-djinn = Neem geen djinn
do-pass = Ga verder
do-sell = Verkoop { $goods } voor { $coins }
do-end = Beëindig beurt
choice-reveals = { $action } (ongedaan maken stopt hier)
reveals-note = ongedaan maken stopt hier

## Tegels voor schermlezers.

no-meeples = geen meeples
mountains-north-west = bergen in het noorden en westen
mountains-south-east = bergen in het zuiden en oosten
value = waarde { $value } { $colour }
dropped = { $n ->
    [one] net neergezet: { $meeples }
   *[other] net neergezet: { $meeples }
}
camel-of = kameel van { $name }
tent-of = tent van { $name }
whim-here = gril { $whim } ({ whim-terms })
whim-terms = { $needed } { aim }: { $coins }
whim-aim = { $needed } { aim }
whim-progress = { $have } van { $needed } { aim }
of-colour = { $kind }, { $colour }
workshop-north-west = { $kind } { $value }, noord en west
workshop-south-east = { $kind } { $value }, zuid en oost
of-value = { $value ->
    [0] { $kind }
   *[other] { $kind } { $value }
}
city-value = { $colour }
can-scimitar = hier kunnen meeples weg
can-call = hier kunnen meeples naartoe komen
can-move-piece = je kameel of tent hier kan worden verplaatst
can-move-here = kameel of tent kan hierheen worden verplaatst
can-bring = je kunt { $meeples } hierheen halen
start-of-path = begin van de weg
step-of-path = stap { $step } van de weg
can-take = kan worden opgepakt
can-drop = hier kun je { $meeples } neerzetten
can-kill = hier kun je { $meeples } doden
can-kill-for = hier kun je { $meeples } doden voor { $fakirs }
can-place = hier kun je { $piece } zetten
can-place-for = hier kun je { $piece } zetten voor { $payment }
can-use = je kunt { $djinn } hier gebruiken voor { $payment }
ends = de zet kan hier eindigen met { $meeples }
counted = telt voor de bouwmeesters
blocked = niet hier: { $reason }
takes-tile = neemt de tegel in
then-place = daarna moet er { $piece } komen
then-buy = daarna mag je { $cards } kopen voor { $coins }
then-item = daarna mag je een voorwerp nemen
then-whim = daarna krijg je de gril { $whim }
then-djinn = daarna mag je een djinn nemen

## Het logboek.

log-bid = { $name } biedt { $price }.
log-bid-pays = { $coins ->
    [0] { $name } biedt { $price } en betaalt { $fakirs }.
   *[other] { $fakirs ->
        [0] { $name } biedt { $price } en betaalt { $coins }.
       *[other] { $name } biedt { $price } en betaalt { $coins } en { $fakirs }.
    }
}
log-bid-free = { $name } biedt { $price } en betaalt niets.
log-turn = { $name } is aan de beurt.
log-pushed = { $by } speelt vóór { $name }.
log-pushed-self = { $name }: de eerdere pion schuift terug.
log-round = Ronde { $round } is afgelopen.
log-wins = De partij is afgelopen: { $name } wint.
log-share = De partij is afgelopen: { $names } delen de overwinning.
log-take = { $name } pakt { $meeples } op van { $tile }.
log-drop = Zet { $meeple } neer op { $tile }.
log-collect = Verzamelt { $meeples } op { $tile }.
log-control = { $name } neemt { $tile } in.
log-tent = { $name } neemt { $tile } in met de tent.
log-moved-camel = De kameel van { $name } gaat van { $from } naar { $tile }.
log-moved-tent = De tent van { $name } gaat van { $from } naar { $tile }.
log-carried = Haalt { $meeple } van { $from } naar { $tile }.
log-drew-items = { $n ->
    [one] { $name } trekt { $n } voorwerp.
   *[other] { $name } trekt { $n } voorwerpen.
}
log-kept-item = { $name } houdt een voorwerp.
log-kept-item-for = { $name } houdt het voor { $payment }.
log-used-item = { $name } gebruikt { $item }.
log-used-item-on = { $name } gebruikt { $item } op { $tile }.
log-whim-taken = { $name } neemt de gril op { $tile }.
log-whim = { $name } speelt { $whim } uit.
log-whims = Nieuwe grillen: { $whims }.
why-whim = gril
log-coins = { $n ->
    [one] { $name }: { SIGNED($n) } munt ({ $why }).
   *[other] { $name }: { SIGNED($n) } munten ({ $why }).
}
why-builders = bouwmeesters
why-market = aankoop
why-sale = verkoop
log-cards = { $name } pakt { $cards }.
log-no-card = Er is geen kaart meer voor { $name }.
log-draws = { $name } trekt { $cards }.
log-sold = Verkocht: { $goods }.
log-market = Nieuw in de kaartenrij: { $cards }.
log-djinns = Nieuw bij de djinns: { $djinns }.
log-djinn = { $name } neemt { $djinn }.
log-djinn-for = { $name } neemt { $djinn } voor { $payment }.
log-keeps = { $name } houdt { $djinn }.
log-power = { $name } gebruikt { $djinn } voor { $payment }.
log-kill-on = De moordenaars van { $name } doden { $victims } op { $tile }.
log-kill-on-fakirs = De moordenaars van { $name } doden { $victims } op { $tile } met { $fakirs }.
log-kill-of = De moordenaars van { $name } doden { $victims } van { $other }.
log-place = { $name } zet { $piece } op { $tile }.
log-seed = Blind uit de zak op { $tile } gezet: { $meeples }.
log-reshuffled-cards = De afgelegde kaarten worden een nieuwe stapel.
log-reshuffled-djinns = De afgelegde djinns worden een nieuwe stapel.
ended-camels = { $n ->
    [one] { $names } had geen kameel meer.
   *[other] { $names } hadden geen kameel meer.
}
ended-no-move = Er was geen zet meer mogelijk.
log-taken-back = De tafel neemt terug: de partij gaat verder vanaf een eerder moment.

## Kleuren van de spelers.

indigo = indigo
orange = oranje
teal = turquoise
pink = roze
black = zwart
