### Texte der Lektion „Das Ende“.

title = Das Ende

step-1 = Du bist Anna. Stellt jemand sein letztes Kamel, wird die Runde zu Ende gespielt; dann werden die Punkte gezählt. Stelle deines.
step-1-hint-1 = Ein Plättchen gehört dir, wenn dein letzter Meeple niemanden darauf zurücklässt.
step-1-hint-2 = Auf der Oase stehen zwei Älteste. Ein Ältester, der zu ihnen kommt, nimmt alle mit.
step-1-answer-1 = Diese Bewegung nimmt kein Plättchen ein: dort bleibt jemand, oder es gehört schon jemandem. Die Partie ginge weiter. Nimm das zurück und versuche eine andere.
step-1-done = Das letzte Kamel steht, die Runde ist zu Ende, und die Partie auch. Die Punkte aller stehen in den Tafeln.

step-2 = Es gibt ein zweites Ende: jemand kann nicht ziehen. Hier lässt sich kein Meeple des Spielfelds aufnehmen. Tippe auf irgendeinen, um zu sehen, warum.
step-2-hint-1 = Tippe zum Beispiel auf den Ältesten auf der Oase in der Ecke.
step-2-answer-1 = Ja, du musst auslassen. Aber nimm das erst zurück und tippe auf einen Meeple, um zu sehen, warum.
step-2-done = Niemand hat einen Gefährten gleicher Farbe erreichbar. Dann lässt du die Bewegung aus, und diese Runde ist die letzte.
