### Waarom de regels een actie weigeren.

refusal = { $refusal ->
    [wrong-step] Niet nu: doe eerst wat de balk vraagt.
    [off-board] Die tegel bestaat niet.
    [nothing-there] Hier is geen meeple om op te pakken.
    [not-adjacent] Niet naast de laatste tegel. Schuin telt niet.
    [steps-back] Een stap terug: daar kom je vandaan.
    [mountain] Er staan bergen in de weg.
    [impassable] Hier kan niets staan.
    [same-tile] Het tapijt gaat overal heen, maar niet hierheen.
    [not-fulfilled] De voorwaarde is niet vervuld.
    [no-order] Leg elke kaart één keer.
    [wrong-colour] De laatste meeple moet bij een andere van zijn kleur komen.
    [no-ending] Geen eind meer mogelijk: van daar kan de laatste meeple niet bij een andere van zijn kleur komen.
    [must-move] Je kunt een zet doen, dus je moet.
    [must-kill] Er is een slachtoffer zonder fakir te bereiken: je moet doden.
    [cannot-pay] Dat kun je niet betalen.
    [no-such-price] Die prijs bestaat niet.
    [taken] Vol.
    [out-of-range] Buiten bereik.
    [protected] Beschermd door Boaz.
    [not-there] Dat ligt niet klaar.
    [wrong-count] Niet het juiste aantal.
    [not-owned] Dat heb je niet.
    [used-this-turn] Deze beurt al gebruikt.
    [wrong-moment] Niet op dit moment.
    [no-effect] Dat zou nu niets doen.
    [wrong-tile] Niet op deze tegel.
    [needless-payment] Daar hoef je niets te betalen.
    [compulsory] Dit moet gebeuren.
   *[game-over] De partij is afgelopen.
}
