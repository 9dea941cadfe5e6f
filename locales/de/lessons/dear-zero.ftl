### Texte der Lektion „Wenn 0 teuer ist“.

title = Wenn 0 teuer ist

step-1 = Wer immer 0 bietet, bekommt immer, was übrig ist. Zähle deinen Gewinn und was Sam an deiner Stelle gewänne. Biete mit deinem zweiten Zuganzeiger, dann spiele: gewinne insgesamt 18 Punkte.
step-1-hint-1 = Zwei Meuchelmörder, eine Oase, ein einzelner Wesir auf der 12: wer zuerst spielt, nimmt 23 Punkte.
step-1-hint-2 = Sam steht auf 3: biete 5. Dann von c2 nach b2, und töte auf a2.
step-1-answer-1 = Zuerst, aber 5 würde reichen. Noch einmal.
step-1-answer-2 = 0 Münzen, und 23 Punkte für Sam. Noch einmal.
step-1-answer-3 = Der Wesir auf a2 ist 12 wert. Nimm das zurück.
step-1-answer-4 = Du hast gezahlt, um zuerst zu spielen: nimm das Beste. Nimm das zurück.
step-1-answer-5 = Weniger als 18. Noch einmal: biete 5 und nimm die 23 Punkte.
step-1-done = 23 für 5 Münzen, und 23, die Sam nicht bekommt.
