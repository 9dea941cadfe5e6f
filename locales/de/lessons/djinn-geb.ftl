### Texte der Lektion „Geb“.

title = Geb

step-1 = Geb, 6 Punkte, mit den Kunstschmieden: am Ende bringt jeder deiner kostbaren Gegenstände 3 mehr. Deine Kunstschmiede haben drei Gegenstände gezogen. Behalte den, der am meisten bringt.
step-1-hint-1 = Ein Juwel ist 5 wert, eine Truhe 7, ohne Geb. Eine Lampe ist magisch und bringt nichts.
step-1-answer-1 = Das bringt weniger. Noch einmal.
step-1-done = 7 und 3: die Truhe ist 10 wert.
