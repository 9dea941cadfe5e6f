### Texte der Lektion „Bieten“.

title = Bieten

step-1 = Jede Runde beginnt mit Geboten: wer am meisten zahlt, wählt zuerst auf dem Spielfeld. Spiele vor Olivier, möglichst billig.
step-1-hint-1 = Die Preise sind 0, 1, 3, 5, 8, 12 und 18.
step-1-answer-1 = Zuerst, aber für mehr als nötig: eine Münze ist ein Punkt. Noch einmal.
step-1-answer-2 = Billig, aber Olivier spielt vor dir. Noch einmal.
step-1-done = Sofort bezahlt: 8 Münzen sind 8 Punkte.

step-2 = Zu zweit haben beide zwei Zuganzeiger und zwei Züge. Biete so, dass du zuerst und zuletzt spielst.
step-2-hint-1 = Sam steht auf 3 und auf 1. Welches Feld liegt gerade darüber, welches darunter?
step-2-hint-2 = Biete 5, dann 0.
step-2-answer-1 = Zuerst, aber 5 würde reichen. Noch einmal.
step-2-answer-2 = Das ist nicht zuerst und zuletzt. Noch einmal.
