### What the djinns and the items do, in words.

djinn-power = { $djinn ->
    [al-amin] Al final de la partida, cada pareja de faquires tuyos cuenta como una mercancía a tu elección.
    [anun-nak] Pon 3 meeples de la bolsa, al azar, en una loseta sin nada.
    [baal] Cada vez que se toma otro genio: 1 moneda si lo tomas tú, 2 si lo toma un rival.
    [boaz] No pueden matar los meeples que tienes delante.
    [bouraq] Coloca un palacio en cualquier aldea.
    [echidna] Tus constructores ganan el doble este turno.
    [enki] Coloca una palmera en cualquier oasis.
    [ganapati] Cada vez que se toma un capricho: 1 moneda si lo tomas tú, 2 si lo toma un rival.
    [geb] Al final de la partida, cada objeto precioso tuyo vale 3 puntos más.
    [hagis] El palacio que vas a colocar puede ir a una loseta vecina.
    [haurvatat] Al final de la partida, tus palmeras valen 5 puntos en vez de 3.
    [iblis] Tus asesinos matan 2 meeples en una loseta, o 2 de un mismo rival.
    [jafaar] Al final de la partida, tus visires valen 3 puntos en vez de 1.
    [kali] 1 moneda por cada marcador rival que empujes en el orden de turno, 2 cada vez que un rival empuje el tuyo.
    [kandicha] Según lo que maten tus asesinos: un mercader da una carta (del mazo; con los Artesanos, la primera de la fila); un constructor, las monedas de las losetas de valor azul de alrededor; un visir, anciano o artesano se viene contigo, el artesano con un objeto.
    [kumarbi] Cuando pujas, cada faquir que descartas baja el precio un escalón.
    [lamia] La palmera que vas a colocar puede ir a una loseta vecina.
    [leta] Coloca un camello en una loseta sin nada.
    [marid] Por cada meeple que se suelta en una loseta tuya: 1 moneda en tu movimiento, 2 en el de un rival.
    [monkir] Por cada palacio colocado: 1 moneda si es por ti, 2 si es por un rival.
    [nekir] Cada vez que los asesinos matan: 1 moneda si son tuyos, 2 si son de un rival.
    [ptah] Al final de la partida, cada artesano tuyo vale 2 puntos más.
    [shamhat] Al final de la partida, tus ancianos valen 4 puntos en vez de 2.
    [sibittis] Roba 3 genios, quédate con uno y descarta los demás.
    [sloar] Toma la carta de arriba del mazo.
   *[utug] Coloca un camello en una loseta donde solo haya meeples.
}

djinn-effect = { $djinn ->
    [al-amin] Al final, 2 faquires son 1 mercancía
    [anun-nak] 3 meeples al azar en una loseta vacía
    [baal] Tomar genio: 1 moneda (rivales: 2)
    [boaz] Nadie mata los meeples que tienes
    [bouraq] Un palacio en cualquier aldea
    [echidna] Tus constructores ganan el doble
    [enki] Una palmera en cualquier oasis
    [ganapati] Tomar capricho: 1 moneda (rivales: 2)
    [geb] Objetos preciosos: 3 puntos más
    [hagis] Palacio: también en loseta vecina
    [haurvatat] Palmeras: 5 puntos, no 3
    [iblis] Asesinos: matan 2 en un mismo sitio
    [jafaar] Visires: 3 puntos, no 1
    [kali] Empujas: 1 moneda; te empujan: 2
    [kandicha] Ganas algo de quienes matas
    [kumarbi] Pujas: un escalón menos por faquir
    [lamia] Palmera: también en loseta vecina
    [leta] Un camello en una loseta vacía
    [marid] Soltar en loseta tuya: 1 moneda (rivales: 2)
    [monkir] Colocar palacio: 1 moneda (rivales: 2)
    [nekir] Asesinos matan: 1 moneda (rivales: 2)
    [ptah] Artesanos: 2 puntos más cada uno
    [shamhat] Ancianos: 4 puntos, no 2
    [sibittis] Roba 3 genios, quédate con 1
    [sloar] Toma la carta de arriba del mazo
   *[utug] Un camello en loseta con solo meeples
}

item-power = { $item ->
    [jewel] 5 puntos al final.
    [chest] 7 puntos al final.
    [crown] 9 puntos al final.
    [scimitar] Quita 2 meeples de una loseta.
    [lamp] Toma gratis un genio boca arriba, o el primero del mazo.
    [flute] Lleva a una loseta hasta 5 meeples de las losetas contiguas.
    [carpet] El último meeple de un movimiento puede volar a cualquier otra loseta.
    [ring] Toma un objeto del descarte.
    [talisman] Mueve uno de tus camellos, o la tienda, a una loseta que no tenga.
   *[horn] Rellena la fila de cartas y ponla en el orden que quieras.
}
