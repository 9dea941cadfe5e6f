### Texte der Lektion „Kunstschmiede und Gegenstände“.

title = Kunstschmiede und Gegenstände

step-1 =
    Kunstschmiede, die violette Sippe, bleiben vor dir: je 2 Punkte, 3, wenn niemand mehr hat. Für jeden Kunstschmied, den du einsammelst, ziehst du einen Gegenstand; von diesen behältst du einen.

    Sammle drei Kunstschmiede ein und ziehe.
step-1-hint-1 = Ein Kunstschmied steht auf b1, zwei stehen auf c2.
step-1-hint-2 = b1: der Wesir zuerst, der Kunstschmied zuletzt.
step-1-answer-1 = Es müssen drei Kunstschmiede sein. Nimm das zurück.
step-1-done = Drei gegen die zwei von Sam: je 3 Punkte.

step-2 = Juwelen bringen 5, Truhen 7, Kronen 9. Die sieben anderen sind magisch: sie bringen nichts, sind aber einmal zu benutzen. Was du nicht behältst, wird offen abgelegt. Was behältst du seiner Punkte wegen?
step-2-hint-1 = Das Kostbarste.
step-2-answer-1 = Ein schöner Gegenstand, aber nicht der kostbarste. Noch einmal.
step-2-done = 9 Punkte. Die anderen sehen nicht, was du behältst.

step-3 = Magische Gegenstände benutzt du in deinem Zug, außerhalb der Bewegung (nur der fliegende Teppich nicht), einen pro Zug. Du hast eine Lampe und einen Ring. Benutze einen, dann versuche den anderen.
step-3-hint-1 = Tippe auf die Lampe, dann auf Boaz.
step-3-hint-2 = Tippe jetzt auf den Ring.
step-3-answer-1 = Das geht vor und nach der Bewegung. Benutze jetzt einen Gegenstand, dann den anderen.
step-3-done = Einer pro Zug. Der andere bleibt für später.
