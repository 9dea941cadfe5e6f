### Texte der Lektion „Älteste, früh“.

title = Älteste, früh

step-1 = Älteste sind am meisten wert, wo sie gleich einen Dschinn rufen. Der Älteste auf b2 kann zu einem oder zu zweien. Gewinne 10 Punkte.
step-1-hint-1 = Zwei Älteste bezahlen einen Dschinn. Welcher bringt 10?
step-1-answer-1 = Ein Dschinn, aber ein anderer bringt 10. Nimm das zurück.
step-1-answer-2 = Drei Älteste: 6 Punkte und kein Dschinn. Nimm das zurück.
step-1-answer-3 = Du hast ohne Dschinn weitergemacht. Nimm das zurück.
step-1-answer-4 = Beginne mit dem Ältesten auf b2. Nimm das zurück.
step-1-done = 10 Punkte statt 6, und eine Kraft für den Rest der Partie: je früher, desto mehr bringt sie.
