### Texte der Lektion „Der große See“.

title = Der große See

step-1 =
    Auf dem großen See steht nie etwas, und keine Bewegung führt darüber. Aber auf den Plättchen ringsum, auch an den Ecken, zählen Palmen und Paläste doppelt.

    Zwei Dörfer gehören dir. Setze einen Palast, der 10 wert ist.
step-1-hint-1 = Welches deiner Dörfer berührt den See?
step-1-hint-2 = Der Älteste auf b2 kann nach b1.
step-1-answer-1 = Das ist kein Palast am See auf einem deiner Plättchen. Nimm das zurück.
step-1-answer-2 = Es wurde kein Palast gesetzt. Nimm das zurück.
step-1-done = 10 Punkte statt 5. Mit dem Dschinn Haurvatat, der Palmen 5 wert macht, ist auch eine Palme hier 10 wert.
