### Texte der Lektion „Wesire zuletzt“.

title = Wesire zuletzt

step-1 = Du und Sam habt je 3 Wesire. Töte bei Sam einen, und 10 Punkte gehören dir, für einen Moment: Sam spielt als Nächstes, und im Osten warten zwei Wesire. Wähle einen Gewinn, der bleibt.
step-1-hint-1 = Wer steht in Reichweite allein?
step-1-answer-1 = Nach dem nächsten Zug führt Sam bei den Wesiren trotzdem. Nimm das zurück.
step-1-answer-2 = Nichts gewonnen. Nimm das zurück und wähle ein anderes Opfer.
step-1-answer-3 = Bring die Meuchelmörder auf a2 und b2 zusammen. Nimm das zurück.
step-1-done = 8 Punkte, die dir niemand mehr nimmt.

step-2 = Dasselbe Spielfeld, aber das ist der letzte Zug der Partie. Gewinne 10 Punkte.
step-2-hint-1 = Jetzt kann niemand mehr antworten.
step-2-hint-2 = Tippe auf die Wesire von Sam.
step-2-answer-1 = 8 Punkte. Der Bonus ist jetzt 10 wert. Nimm das zurück.
step-2-answer-2 = Nichts gewonnen. Nimm das zurück und wähle ein anderes Opfer.
step-2-answer-3 = Bring die Meuchelmörder auf a2 und b2 zusammen. Nimm das zurück.
step-2-done = 10 Punkte, und kein Zug mehr, sie zu verlieren.
