### Texte der Lektion „Jafaar“.

title = Jafaar

step-1 =
    Jafaar, 6 Punkte: am Ende bringen deine Wesire je 3, nicht 1; der Bonus von 10 bleibt, wie er ist. Sam hat fünf Wesire.

    Nimm die Meeples des heiligen Orts auf und gewinne so viel, wie du kannst.
step-1-hint-1 = Drei Älteste sind 6 Punkte. Und drei Wesire?
step-1-answer-1 = 6 Punkte. Mit Jafaar ist mehr zu gewinnen. Nimm das zurück.
step-1-answer-2 = Nimm die Meeples des heiligen Orts auf und ende mit einem Wesir. Nimm das zurück.
step-1-done = Drei Wesire, 9 Punkte, auch ohne den Bonus.
