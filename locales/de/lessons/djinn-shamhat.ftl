### Texte der Lektion „Shamhat“.

title = Shamhat

step-1 =
    Shamhat, 6 Punkte: am Ende bringen deine Ältesten je 4, nicht 2. Bei den Wesiren führst du schon.

    Nimm die Meeples des heiligen Orts auf und gewinne so viel, wie du kannst.
step-1-hint-1 = Drei Wesire sind 3 Punkte mehr. Und drei Älteste?
step-1-answer-1 = 3 Punkte. Mit Shamhat ist mehr zu holen. Nimm das zurück.
step-1-answer-2 = Nimm die Meeples des heiligen Orts auf und ende mit einem Ältesten. Nimm das zurück.
step-1-done = Drei Älteste, 12 Punkte.
