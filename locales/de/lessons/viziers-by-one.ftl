### Texte der Lektion „Einer mehr“.

title = Einer mehr

step-1 = Du hast 3 Wesire, Sam 4. Der Bonus von 10 verlangt einen mehr, nicht viele mehr. Gewinne in diesem Zug 23 Punkte.
step-1-hint-1 = Zwei Wesire reichen. Was gibt ein Plättchen sonst noch?
step-1-hint-2 = Ende auf der Oase im Westen.
step-1-answer-1 = Sieben Wesire: derselbe Bonus und kein Plättchen. Nimm das zurück.
step-1-answer-2 = Keine Wesire, kein Bonus. Nimm das zurück.
step-1-done = 2 für Wesire, 10 für den Bonus, 8 und 3 für die Oase. Vier Wesire hätten 14 gebracht.
