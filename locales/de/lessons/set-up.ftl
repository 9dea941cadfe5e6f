### Texte der Lektion „Wenige Meeples übrig“.

title = Wenige Meeples übrig

step-1 =
    Mit wenigen Meeples gibt es wenige Bewegungen, und du kannst zwei Züge voraussehen. Du spielst zweimal hintereinander, vor Sam.

    Den heiligen Ort auf a3 kann jetzt niemand erreichen. Bereite ihn mit dem ersten Zug vor, nimm ihn mit dem zweiten ein.
step-1-hint-1 = Ein Ältester muss in die Nähe von a3, mit der richtigen Zahl von Gefährten.
step-1-hint-2 = Erster Zug: von c2 über b2 zum Meuchelmörder auf b1. Der Älteste bleibt auf b2; töte jemanden anderswo.
step-1-hint-3 = Beende den Zug. Dann b2: der Wesir zuerst, der Älteste nach a3.
step-1-answer-1 = Deine beiden Züge sind vorbei, und a3 ist noch frei. Versuche es noch einmal und plane beide zugleich.
step-1-answer-2 = Der Älteste steht auf c1, zu weit von a3. Nimm das zurück und geh über b2.
step-1-done = Ein Plättchen, das eben noch niemand einnehmen konnte. Meeples, die du absetzt, sind nicht nur, was du zurücklässt, sondern auch, was du baust.

step-2 = Auch wer nicht ziehen kann, bringt das Ende. Du führst, und Sam ist als Nächstes dran. Lass Sam keine Bewegung und beende deinen Zug.
step-2-hint-1 = Vier Älteste in einer Reihe. Welche zwei müssen bleiben, damit keiner einen Nachbarn hat?
step-2-hint-2 = Nimm die beiden in der Mitte zusammen.
step-2-answer-1 = Zwei Älteste bleiben nebeneinander: Sam kann ziehen. Nimm das zurück.
step-2-done = Sam muss auslassen, und diese Runde ist die letzte. Wer vorn liegt, darf sich beeilen.
