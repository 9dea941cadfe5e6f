### Texte der Lektion „Wesire“.

title = Wesire

step-1 =
    Wesire bleiben vor dir: je 1 Punkt, und 10 für jeden Gegner, der weniger hat. Sam hat 3, du hast 2, Olivier 1, Zoé keinen: Boni von 30, 20, 10 und 0.

    Überhole Sam.
step-1-hint-1 = Du brauchst noch zwei Wesire.
step-1-hint-2 = Einer ist auf a1, einer auf der Oase im Norden.
step-1-answer-1 = Keine Wesire in der Hand. Nimm das zurück und sammle die gelben ein.
step-1-done = Vier Wesire: 4 Punkte, und 30 für drei Gegner mit weniger. Der Bonus von Sam sinkt auf 20.

step-2 = Jetzt zu zweit: Sam hat 3 Wesire, du hast 1. Der Wesir in der Mitte kann zu einem im Westen oder zu zweien im Osten. Welcher Weg bringt den Bonus?
step-2-hint-1 = Wie viele hast du dann auf jeder Seite?
step-2-hint-2 = So viele wie Sam sind nicht genug.
step-2-answer-1 = 3 und 3: niemand hat weniger, niemand hat den Bonus. Nimm das zurück.
step-2-done = Vier gegen drei: 4 Punkte und der Bonus von 10. Gleichstand bringt keinen Bonus.
