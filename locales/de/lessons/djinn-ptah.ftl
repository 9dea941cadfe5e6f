### Texte der Lektion „Ptah“.

title = Ptah

step-1 =
    Ptah, 6 Punkte, mit den Kunstschmieden: am Ende bringt jeder deiner Kunstschmiede 2 mehr.

    Nimm die Meeples des heiligen Orts auf. Älteste oder Kunstschmiede?
step-1-hint-1 = Ein Kunstschmied ist 3 wert, wenn niemand mehr hat. Und jetzt noch 2 dazu.
step-1-answer-1 = 6 Punkte für die Ältesten. Ptah bietet mehr. Nimm das zurück.
step-1-answer-2 = Nimm die Meeples des heiligen Orts auf und ende mit einem Kunstschmied. Nimm das zurück.
step-1-done = Drei Kunstschmiede zu je 5: 15 Punkte. Von den gezogenen Gegenständen behältst du einen.
