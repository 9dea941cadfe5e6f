### Texte der Lektion „Deine Dschinn“.

title = Deine Dschinn

step-1 = Ein Dschinn ändert, was Dinge wert sind. Du hast Jafaar, und Sam hat Wesire und Älteste paarweise liegen lassen. Gewinne 9 Punkte.
step-1-hint-1 = Mit Jafaar ist ein Wesir 3 wert, ein Ältester weiterhin 2.
step-1-answer-1 = 6 Punkte. Nimm das zurück und lies Jafaar.
step-1-done = Drei Wesire: 9. Denk vor jeder Bewegung daran, was du hast und was die anderen übrig lassen.
