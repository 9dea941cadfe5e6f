### Why the rules refuse an action.

# Why an action is refused.
# $refusal (Refusal)
refusal = { $refusal ->
    [wrong-step] Not now: finish what the bar asks for first.
    [off-board] There is no such tile.
    [nothing-there] No meeple to pick up here.
    [not-adjacent] Not next to the last tile. Diagonals do not count.
    [steps-back] Steps back: you came from there.
    [mountain] A mountain is in the way.
    [impassable] Nothing can be here.
    [same-tile] The carpet goes anywhere but here.
    [not-fulfilled] Its condition is not met.
    [no-order] Place each card once.
    [wrong-colour] The last meeple must join another of its colour.
    [no-ending] No ending left: from there the last meeple could not join another of its colour.
    [must-move] You can move, so you must.
    [must-kill] A victim can be reached without a fakir: you must kill.
    [cannot-pay] You cannot pay for that.
    [no-such-price] There is no such price.
    [taken] Full.
    [out-of-range] Out of reach.
    [protected] Protected by Boaz.
    [not-there] Not there to take.
    [wrong-count] Not the right number.
    [not-owned] You do not have it.
    [used-this-turn] Used already this turn.
    [wrong-moment] Not at this moment.
    [no-effect] It would have no effect now.
    [wrong-tile] Not on this tile.
    [needless-payment] No payment is needed there.
    [compulsory] This has to be done.
   *[game-over] The game is over.
}
