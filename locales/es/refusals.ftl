### Why the rules refuse an action.

refusal = { $refusal ->
    [wrong-step] Ahora no: acaba primero lo que pide la barra.
    [off-board] No hay ninguna loseta ahí.
    [nothing-there] No hay meeples que tomar aquí.
    [not-adjacent] No está junto a la última loseta. En diagonal no vale.
    [steps-back] Eso es volver atrás: vienes de ahí.
    [mountain] Hay una montaña en medio.
    [impassable] Aquí no puede haber nada.
    [same-tile] La alfombra va a cualquier sitio menos aquí.
    [not-fulfilled] No se cumple su condición.
    [no-order] Coloca cada carta una vez.
    [wrong-colour] El último meeple tiene que unirse a otro de su color.
    [no-ending] Sin salida: desde ahí el último meeple no podría unirse a otro de su color.
    [must-move] Puedes mover, así que tienes que hacerlo.
    [must-kill] Hay una víctima al alcance sin faquires: tienes que matar.
    [cannot-pay] No puedes pagarlo.
    [no-such-price] Ese precio no existe.
    [taken] Ya no cabe.
    [out-of-range] Fuera de alcance.
    [protected] Boaz lo protege.
    [not-there] Eso no está ahí.
    [wrong-count] No es la cantidad correcta.
    [not-owned] No lo tienes.
    [used-this-turn] Ya usado este turno.
    [wrong-moment] No en este momento.
    [no-effect] Ahora no tendría efecto.
    [wrong-tile] No en esta loseta.
    [needless-payment] Ahí no hace falta pagar.
    [compulsory] Esto es obligatorio.
   *[game-over] La partida ha terminado.
}
