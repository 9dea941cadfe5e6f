### Texte der Lektion „Kaufleute, früh“.

title = Kaufleute, früh

step-1 = Waren werden mit der Zeit mehr wert: beginne früh, wo schon zwei Kaufleute stehen. Gewinne in diesem Zug 10 Punkte.
step-1-hint-1 = Drei Kaufleute bringen drei Karten. Was verkauft das Plättchen dann?
step-1-hint-2 = Kaufe die Seide: vier Arten sind 13 wert.
step-1-answer-1 = Eine vierte Warenart wäre jetzt 6 wert. Nimm das zurück.
step-1-answer-2 = Nur zwei Karten, und der große Markt verlangt 6 Münzen. Nimm das zurück.
step-1-answer-3 = Mit der Seide wären es 10. Nimm das zurück und kaufe sie.
step-1-answer-4 = Bring Kaufleute zusammen. Nimm das zurück.
step-1-done = Vier Arten: 13 Punkte für 3 Münzen. Die nächste Art ist 8 wert.
