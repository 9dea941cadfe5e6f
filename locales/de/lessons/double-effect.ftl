### Texte der Lektion „Sippe und Plättchen“.

title = Sippe und Plättchen

step-1 =
    Ein guter Zug tut zwei Dinge auf einmal: die Sippe arbeitet, und das Plättchen. Die besten tun drei.

    Finde die Bewegung, die auf einen Schlag 26 Punkte bringt.
step-1-hint-1 = Welche Sippe kann ein zweites Plättchen einnehmen?
step-1-hint-2 = Ein einzelner Baumeister bewacht den heiligen Ort, der 15 wert ist.
step-1-hint-3 = Ein Meuchelmörder steht allein auf der Oase auf a1; ein anderer, mit einem Ältesten, auf b2.
step-1-answer-1 = Die richtige Bewegung, aber ein anderes Opfer ist mehr wert. Nimm den Mord zurück.
step-1-answer-2 = Das bringt etwas, aber nicht 26. Nimm das zurück und denk an die Meuchelmörder.
step-1-done = 8 für die Oase, 15 für den heiligen Ort, 3 für die Palme: 26.
