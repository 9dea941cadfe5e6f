### Why the rules refuse an action.

refusal = { $refusal ->
    [wrong-step] Non ora: prima finisci ciò che chiede la barra.
    [off-board] Questa tessera non esiste.
    [nothing-there] Qui non c’è nessun meeple da prendere.
    [not-adjacent] Non è accanto all’ultima tessera. Le diagonali non contano.
    [steps-back] È un passo indietro: vieni da lì.
    [mountain] C’è di mezzo una montagna.
    [impassable] Qui non può esserci nulla.
    [same-tile] Il tappeto va ovunque, ma non qui.
    [not-fulfilled] La sua condizione non è soddisfatta.
    [no-order] Metti ogni carta una volta sola.
    [wrong-colour] L’ultimo meeple deve raggiungerne un altro del suo colore.
    [no-ending] Nessun arrivo possibile: da lì l’ultimo meeple non potrebbe raggiungerne un altro del suo colore.
    [must-move] Puoi muovere, quindi devi.
    [must-kill] Una vittima è a portata senza fachiri: devi uccidere.
    [cannot-pay] Non puoi pagarlo.
    [no-such-price] Questo prezzo non esiste.
    [taken] Al completo.
    [out-of-range] Fuori portata.
    [protected] Protetto da Boaz.
    [not-there] Non c’è, non si può prendere.
    [wrong-count] Il numero non è giusto.
    [not-owned] Non ce l’hai.
    [used-this-turn] Già usato in questo turno.
    [wrong-moment] Non in questo momento.
    [no-effect] Ora non avrebbe effetto.
    [wrong-tile] Non su questa tessera.
    [needless-payment] Lì non serve pagare.
    [compulsory] Questo va fatto per forza.
   *[game-over] La partita è finita.
}
