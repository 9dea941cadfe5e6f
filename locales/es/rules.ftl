### The rules that refusals and cards cite: a short name, and the rule in words for the help.

name = { $id ->
    [1.6] genios que dan monedas
    [R-B1] casillas libres
    [R-B4] pujas con Kumarbi
    [R-B6] marcadores empujados
    [R-T1] quien puede mover, mueve
    [R-T2] cuándo usar poderes y objetos
    [R-T3] cuándo pagar por Echidna, Iblis, Hagis y Lamia
    [R-T4] la acción de la loseta
    [R-T9] abismo y lago
    [R-M1] paso a paso
    [R-M2] sin volver atrás
    [R-M4] el último meeple
    [R-M5] sin caminos cerrados
    [R-A1] víctimas al alcance
    [R-A4] dos víctimas con Iblis
    [R-A6] víctimas con Kandicha
    [R-W1] tomar un capricho
    [R-W2] bajar un capricho
    [R-S2] puntos por visires
    [R-S3] puntos por ancianos
    [R-S6] puntos por palmeras y palacios
    [R-S8] puntos por mercancías
    [R-S9] puntos por artesanos
    [R-S10] puntos por objetos
   *[other] { "" }
}

words = { $id ->
    [1.6] Ba’al, Marid, Monkir, Nekir, Kali y Ganapati dan monedas cada vez que ocurre lo que dice su carta: 1 moneda si lo haces tú, 2 si lo hace un rival.
    [R-B1] Para pujar, pon tu marcador en una casilla libre del carril del orden de turno y paga su precio en el acto. En cada precio cabe un marcador; en el 0 caben tres, y con cinco jugadores caben dos en el 1, el 3 y el 5.
    [R-B4] Quien tiene a Kumarbi puede descartar faquires al pujar: cada uno baja el precio un escalón, hasta 0.
    [R-B6] Kali cuenta cada marcador que se desplaza con un empujón, una vez por empujón: 1 moneda por un marcador rival que empujas, 2 por uno tuyo que empuja un rival. Tu propio segundo marcador no cuenta.
    [R-T1] Si tienes un movimiento legal, tienes que hacerlo. Si no tienes ninguno, te lo saltas y esta ronda es la última.
    [R-T2] En tu turno puedes usar una vez cada poder que tenga coste, y un objeto mágico. No mientras tengas en la mano meeples del movimiento, ni mientras te espere otra elección. Lo que no tendría efecto no se puede usar.
    [R-T3] Echidna o Iblis se pagan justo antes de que actúen los constructores o los asesinos; Hagis o Lamia, al colocar el palacio o la palmera en una loseta vecina. Si la pieza puede ir ahí sin su ayuda, no pagas nada.
    [R-T4] En una aldea hay que colocar un palacio y en un oasis una palmera, si quedan en la reserva. En una ciudad tomas su capricho. En mercados, lugares sagrados y talleres tú decides si pagas.
    [R-T9] En el abismo y en el gran lago no puede haber nada: ni meeples, ni camellos, ni palmeras, ni palacios.
    [R-M1] Toma todos los meeples de una loseta y suéltalos uno a uno, cada uno en una loseta que comparta un lado con la anterior. Nunca en diagonal, nunca a través de una montaña, nunca en el abismo ni en el lago. Se puede pasar por losetas vacías y por losetas con camello.
    [R-M2] El siguiente meeple no se puede soltar en la loseta de la que acabas de salir; la loseta donde empezó el movimiento cuenta como recién dejada. Más adelante puedes volver a cualquier loseta.
    [R-M4] El último meeple tiene que unirse a otro de su color, que ya estuviera en la loseta o que se haya soltado allí en el mismo movimiento.
    [R-M5] Sueltas los colores en el orden que quieras, siempre que el último meeple aún pueda unirse a otro de su color. No se permite soltar uno si después ya no podría.
    [R-A1] Los asesinos matan un meeple: en una loseta que no esté más lejos que la suma de asesinos y faquires que descartes, contando por filas y columnas; o un visir, anciano o artesano de un rival que no tenga a Boaz. Si puedes matar sin faquires, tienes que hacerlo.
    [R-A4] Con Iblis tus asesinos matan dos meeples en una loseta, o dos de un mismo rival. Si solo hay uno, ese.
    [R-A6] Por cada meeple que matas: un mercader da la carta de arriba del mazo (con los Artesanos, la primera de la fila); un constructor, 1 moneda por cada loseta de valor azul entre la suya y las de alrededor. Un visir, un anciano o un artesano se viene contigo; con un artesano tomas además el objeto de arriba.
    [R-W1] Si tu movimiento termina en una ciudad, tomas el capricho que hay allí. Pasar de largo, o ganar la ciudad matando, no cuenta.
    [R-W2] Puedes bajar un capricho de tu mano y cobrar sus monedas cuando se cumple su condición: en tu turno, salvo durante el movimiento, o justo antes de tu puja. Al final de la partida se hace solo.
    [R-S2] Cada visir vale 1 punto (3 con Jafaar), y sumas 10 por cada rival que tenga menos visires. El empate no da nada.
    [R-S3] Cada anciano que tengas delante vale 2 puntos, 4 con Shamhat.
    [R-S6] En tus losetas, cada palmera vale 3 puntos (5 con Haurvatat) y cada palacio 5; el doble en las losetas que rodean el gran lago.
    [R-S8] Las series de mercancías distintas cuentan como en una venta, repartidas de la mejor manera. Con Al-Amin, cada 2 faquires hacen de una mercancía a tu elección.
    [R-S9] Cada artesano que tengas delante vale 2 puntos, 3 si nadie tiene más artesanos que tú. Con Ptah, 2 más cada uno.
    [R-S10] Cada objeto precioso vale su número, 3 más con Geb. Los objetos mágicos no valen nada al final.
   *[other] { "" }
}
