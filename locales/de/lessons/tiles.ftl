### Texte der Lektion „Was Plättchen tun“.

title = Was Plättchen tun

step-1 = Das letzte Plättchen handelt. In einer Oase wächst eine Palme, 3 Punkte; in einem Dorf ein Palast, 5. Ende auf einem davon und tippe dann noch einmal darauf.
step-1-hint-1 = Der Älteste in der Mitte kann beide Wege gehen.
step-1-hint-2 = Geh zum Dorf, dann tippe noch einmal darauf.
step-1-answer-1 = Das ist ein Markt. Nimm das zurück und beginne auf ihm.
step-1-done = Das geleerte Plättchen gehört dir, und was darauf steht.

step-2 = 1, 2, 3, 4, 5 verschiedene Waren bringen 1, 3, 7, 13, 21. Ein kleiner Markt verkauft eine Karte für 3 Münzen, ein großer zwei für 6. Kaufe.
step-2-hint-1 = An beiden Enden liegt ein Markt.
step-2-hint-2 = Auf dem kleinen tippe auf eine leuchtende Karte.
step-2-answer-1 = Das ist ein heiliger Ort. Nimm das zurück und beginne auf ihm.
step-2-done = Drei Arten brachten 7; eine vierte macht 13, eine fünfte 21.

step-3 = Zahle an einem heiligen Ort zwei Älteste, oder einen Ältesten und einen Fakir, für einen Dschinn: seine Punkte und seine Kraft gehören dir. Nimm einen.
step-3-hint-1 = Der heilige Ort liegt im Westen.
step-3-hint-2 = Ende dort mit den Ältesten, dann tippe auf einen Dschinn.
step-3-answer-1 = Das ist kein heiliger Ort. Nimm das zurück und geh nach a1.
step-3-done = Tippe auf die Karte, um die Kraft zu lesen.
