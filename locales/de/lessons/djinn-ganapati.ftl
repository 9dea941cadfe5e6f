### Texte der Lektion „Ganapati“.

title = Ganapati

step-1 =
    Ganapati, 6 Punkte, mit den Launen: sooft eine Laune genommen wird, bekommst du 1 Münze, wenn du sie nimmst, 2, wenn ein Gegner.

    Lass Ganapati verdienen.
step-1-hint-1 = In der Stadt auf a1 liegt eine Laune. Beende deine Bewegung dort.
step-1-answer-1 = Dort liegt keine Laune. Nimm das zurück.
step-1-done = Eine Laune auf der Hand, und eine Münze.
