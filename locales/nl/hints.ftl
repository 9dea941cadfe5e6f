### Teksten van hints: wat de pagina een speler aanraadt, stap voor stap.

##

hint = Hint
where-to = Waar?
how = Hoe?
whole = Toon alles
hide = Verberg de hint
key = Een hint als jij moet spelen; nog eens, en hij zegt meer
looking = Ik zoek de beste weg…

allowed = Hints op verzoek
allowed-hint = Wie moet spelen, kan vragen wat de pagina aanraadt, steeds een beetje.
of-player = Hints

## Waar je op moet letten.

close = Meerdere wegen zijn ongeveer even goed. { $more }
only = Ik zie maar één manier om verder te gaan.
no-move = Er is geen zet mogelijk.
mind = Pak nu niet zomaar de meeste punten.
cheap-bid = Een goedkoop bod volstaat hier.
dear-bid = Vroeg spelen is hier zijn prijs waard.
earlier = Een paar munten voor een eerdere beurt zijn hier goed besteed.
any-place = Het maakt hier weinig uit wanneer je speelt.
area = De zet eindigt op een gemarkeerde tegel, { $first } tot { $last }.
look-at = Kijk naar de gemarkeerde tegels, { $first } tot { $last }.

## Het idee van een beurt.

end = eindig op { $tile } met { $tribe }
act = { SMALL($action) }
idea = { CAPITAL($idea) }.
bid = bied { $price }
end-in-short = { $tile } met { $tribe }
as-good = Ongeveer even goed: { $what }.

## De hele beurt.

control = zet de { $piece } op { $tile }
steps = De hele weg: { $steps }.
leaves = Het beste dat voor { $name } overblijft: { $tribe } op { $tile }, { $points }.
leaves-you = Je eigen volgende beurt: misschien { $tribe } op { $tile }, { $points }.
but-leaves = { CAPITAL($second) }: meteen { $more } meer, maar dan kan { $name } { $points } halen.
but-later = { CAPITAL($second) }: meteen { $more } meer, maar later minder, denk ik.
ahead = Je eindigt dan naar verwachting { $points } voor.
behind = Je eindigt dan naar verwachting { $points } achter.
level = Jullie eindigen dan naar verwachting ongeveer gelijk.

## Wat elke plek waard is.

one-bid = Bied { $price }.
any-bid = Elk bod tot { $most } is goed.
bid-or = Bied { $price }; { $others } is ongeveer even goed.
bid-or-unsure = Bied { $price }; misschien is { $others } beter, zeker weet ik dat niet.
same-turn = Bied { $prices }: geen eerdere beurt dan met een goedkoper bod.
spot-price = Bod
spot-turn = Beurt
spot-own = Jij
spot-rivals = Rivalen
spot-rival = Rivaal
spot-later = Later
spot-net = Totaal
spot-place = { $place } van { $of }
spot-turn-with = { $turn }, { $end }
spot-open = onzeker
spots-key = Totaal: jij − bod + rivaal + later. Jij: wat je beurten van deze ronde opleveren. Rivaal: wat de rivaal krijgt, negatief. Later: wat je bewaart voor de komende rondes, min wat de rivaal bewaart.
spots-key-rivals = Totaal: jij − bod + rivalen + later. Jij: wat je beurten van deze ronde opleveren. Rivalen: wat ze gemiddeld krijgen, negatief; wie vooropligt telt het zwaarst. Later: wat je bewaart voor de komende rondes, min wat de rivalen bewaren.
spots-alike = Ik kan niet zeggen welke van de gemarkeerde plekken de beste is: de cijfers kunnen er { $points } naast zitten. Neem de goedkoopste.
spots-guess = Wat rivalen bieden en spelen, is een schatting.
why-gone = Met bod { $price } kom je later aan de beurt, en is { $tile } met { $tribe } misschien weg: je beurten leveren { $points } minder op.
why-comes-later = { $what ->
    [own] Met bod { $price } kom je later aan de beurt, en leveren je beurten { $points } minder op.
    [rival] Met bod { $price } kom je later aan de beurt, en krijgt de rivaal { $points } meer.
    [rivals] Met bod { $price } kom je later aan de beurt, en krijgen rivalen { $points } meer.
   *[later] Met bod { $price } kom je later aan de beurt, en sta je er in de komende rondes { $points } slechter voor.
}
why-wait = Met bod { $price } kom je eerder aan de beurt, en is { $tile } met { $tribe } misschien nog niet mogelijk: je beurten leveren { $points } minder op.
why-comes-earlier = { $what ->
    [own] Met bod { $price } kom je eerder aan de beurt, en leveren je beurten { $points } minder op: betere zetten ontstaan pas door wat anderen doen.
    [rival] Met bod { $price } kom je eerder aan de beurt, maar wat je overlaat, levert de rivaal { $points } meer op.
    [rivals] Met bod { $price } kom je eerder aan de beurt, maar wat je overlaat, levert rivalen { $points } meer op.
   *[later] Met bod { $price } kom je eerder aan de beurt, maar sta je er in de komende rondes { $points } slechter voor.
}
why-unsure = { $what ->
    [own] Met bod { $price } komt er misschien een rivaal vóór jou aan de beurt: je beurten leveren { $points } minder op.
    [rival] Met bod { $price } komt de rivaal misschien vóór jou aan de beurt, en krijgt { $points } meer.
    [rivals] Met bod { $price } komt er misschien een rivaal vóór jou aan de beurt: rivalen krijgen { $points } meer.
   *[later] Met bod { $price } komt er misschien een rivaal vóór jou aan de beurt: je staat er in de komende rondes { $points } slechter voor.
}
why-open = { $what ->
    [own] Met bod { $price } leveren je beurten { $points } minder op.
    [rival] Met bod { $price } krijgt de rivaal { $points } meer.
    [rivals] Met bod { $price } krijgen rivalen { $points } meer.
   *[later] Met bod { $price } sta je er in de komende rondes { $points } slechter voor.
}
why-most = Het meeste daarvan: { $thing }.
why-most-rivals = Dat komt vooral doordat rivalen meer overhouden.
why-most-rival = Dat komt vooral doordat de rivaal meer overhoudt.
why-price = Bod { $price } kost { $coins } meer, en levert niet zoveel meer op.
why-no-earlier = Met een hoger bod kom je niet eerder aan de beurt.

## Wat een tegel biedt.

ends-from = Vanaf { $tile }, het beste eerst: { $ends }.
one-end = { $tile } met { $tribe } ({ $points })
no-end = Op { $tile } begint geen zet.
