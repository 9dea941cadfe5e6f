### Texte der Lektion „Fliegender Teppich“.

title = Fliegender Teppich

step-1 =
    Der fliegende Teppich: der letzte Meeple deiner Bewegung darf auf jedes Plättchen fliegen außer auf das, auf dem du stehst. Zu seiner Farbe muss er trotzdem kommen.

    Der heilige Ort in der fernen Ecke ist 15 wert. Flieg von a1 dorthin.
step-1-hint-1 = Benutze den Teppich, vor der Bewegung oder mittendrin.
step-1-hint-2 = Setze den Wesir zuerst ab. Der Älteste fliegt zu den Ältesten.
step-1-answer-1 = Anderswo gelandet. Nimm das zurück und flieg nach d3.
step-1-done = Drei Älteste und 15 Punkte vom anderen Ende des Spielfelds.
