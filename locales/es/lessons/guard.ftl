### Texts of the lesson “El último guardián”.

title = El último guardián

step-1 = Hay dos asesinos y un anciano en el lugar sagrado que vale 15. Puede unirse un tercer asesino. Gana 15 puntos.
step-1-hint-1 = Los asesinos van a tu mano. ¿Quién queda en su loseta?
step-1-hint-2 = La loseta de los asesinos está a su alcance.
step-1-answer-1 = Una loseta más barata. Deshaz la muerte y mira la propia b2.
step-1-answer-2 = Lleva el tercer asesino a b2. Deshaz.
step-1-done = Donde hay dos asesinos con un solo meeple más, un tercero abre la loseta.
