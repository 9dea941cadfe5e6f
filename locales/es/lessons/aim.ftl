### Texts of the lesson “Un nuevo sultán”.

title = Un nuevo sultán

step-1 = El sultán de Naqala ya no está; quien tenga más puntos ocupará el trono. Las figuras se llaman meeples: toca uno blanco, un anciano, y luego el otro.
step-1-hint-1 = Los ancianos están en el centro, uno encima del otro. Toca uno y luego adónde debe ir.
step-1-done = Cada color es una tribu. Un movimiento acaba donde el último meeple encuentra a los suyos.
