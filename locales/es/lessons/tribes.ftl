### Texts of the lesson “Las cinco tribus”.

title = Las cinco tribus

step-1 = Visires y ancianos se quedan contigo: un visir es 1 punto, un anciano 2. Cada rival con menos visires suma 10. Gana 4 puntos.
step-1-hint-1 = ¿Qué dos ancianos (blancos) están uno al lado del otro?
step-1-answer-1 = Esos no son ancianos. Deshaz todo y junta dos ancianos.

step-2 = Los mercaderes (verdes) traen cartas, una cada uno, del principio de la fila. Consigue dos.
step-2-hint-1 = Un mercader de a2 puede unirse al de al lado.
step-2-hint-2 = Luego lo pide la barra: toma las cartas.
step-2-answer-1 = Esos no son mercaderes. Deshaz.
step-2-done = El trigo es una mercancía; un faquir no: gástalo para reforzar a constructores o asesinos.

step-3 = Los constructores ganan monedas: constructores por losetas de valor azul, aquí y alrededor, también en diagonal. Gana 6.
step-3-hint-1 = En el este todos los valores son rojos. Mira al oeste.
step-3-hint-2 = El constructor de a2 se une al de al lado; luego toma las monedas.
step-3-answer-1 = Ningún valor azul cerca: ninguna moneda. Deshaz.
step-3-answer-2 = Esos no son constructores. Deshaz.
step-3-done = Dos constructores, tres losetas: 6. Una moneda es un punto.

step-4 = Los asesinos matan un meeple; cada uno alcanza un paso. Si estaba solo, su loseta también es tuya. Toma dos losetas.
step-4-hint-1 = Junta a los asesinos (rojos). ¿Quién está solo a su alcance?
step-4-answer-1 = Quedan otros en esa loseta. Deshaz y mata a quien esté solo.
step-4-answer-2 = Esos no son asesinos. Deshaz.
