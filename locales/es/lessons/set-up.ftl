### Texts of the lesson “Quedan pocos meeples”.

title = Quedan pocos meeples

step-1 =
    Con pocos meeples hay pocos movimientos, y puedes ver dos turnos por delante. Juegas dos veces seguidas, antes que Sam.

    Ahora nadie puede llegar al lugar sagrado de a3. Prepáralo con el primer turno y tómalo con el segundo.
step-1-hint-1 = Un anciano tiene que acercarse a a3, con el número justo de compañeros.
step-1-hint-2 = Primer turno: de c2 por b2 hasta el asesino de b1. El anciano se queda en b2; mata a alguien en otra parte.
step-1-hint-3 = Acaba el turno. Luego b2: primero el visir, el anciano a a3.
step-1-answer-1 = Tus dos turnos han acabado, y a3 sigue libre. Prueba otra vez y planea los dos a la vez.
step-1-answer-2 = El anciano está en c1, demasiado lejos de a3. Deshaz y pasa por b2.
step-1-done = Una loseta que hace un momento nadie podía tomar. Los meeples que sueltas no son solo lo que dejas: son lo que construyes.

step-2 = Un jugador que no puede mover también trae el final. Vas por delante, y luego juega Sam. Déjalo sin movimientos y acaba tu turno.
step-2-hint-1 = Cuatro ancianos en línea. ¿Qué dos tienen que quedarse, para que ninguno tenga vecino?
step-2-hint-2 = Junta los dos del medio.
step-2-answer-1 = Quedan dos ancianos uno al lado del otro: Sam puede mover. Deshaz.
step-2-done = Sam tiene que saltar el movimiento, y esta ronda es la última. Quien va por delante puede darse prisa.
