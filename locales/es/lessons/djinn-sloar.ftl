### Texts of the lesson “Sloar”.

title = Sloar

step-1 = Sloar, 8 puntos: por un faquir tomas la carta de arriba del mazo, sin verla. Haz que te traiga una.
step-1-hint-1 = Toca a Sloar entre tus genios.
step-1-answer-1 = Sloar también vale después del movimiento.
step-1-done = Oro por un faquir. Un tercio del mazo son faquires, así que de vez en cuando solo cambias uno por otro.
