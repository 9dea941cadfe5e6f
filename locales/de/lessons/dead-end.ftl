### Texte der Lektion „Sackgassen“.

title = Sackgassen

step-1 = Nicht jeder Meeple lässt sich aufnehmen. Das Programm beleuchtet die Plättchen, von denen eine Bewegung enden kann. Tippe auf den Kaufmann in der Ecke, auf a1.
step-1-hint-1 = Sein Plättchen leuchtet nicht. Tippe trotzdem darauf.
step-1-answer-1 = Die Meeples dieses Plättchens lassen sich aufnehmen. Stell sie zurück und tippe auf a1.
step-1-done = Ein Meeple, ein Schritt: auf keinem Plättchen daneben steht ein Kaufmann. Er bleibt.

step-2 = Eine Sackgasse kann auch unterwegs liegen. Nimm die Meeples in der Mitte auf: einen Meuchelmörder und einen Baumeister. Versuche, den Baumeister zuerst abzusetzen.
step-2-hint-1 = Tippe in deiner Hand zuerst auf den Baumeister.
step-2-answer-1 = Das ist schon die richtige Reihenfolge. Nimm das zurück und sieh, was mit dem Baumeister zuerst geschieht.
step-2-done = Der Meuchelmörder käme zuletzt, und es gibt keinen anderen. Was in eine Sackgasse führt, ist nie offen: du kannst nicht stecken bleiben.

step-3 = Andersherum geht es. Bring den Baumeister heim zum anderen Baumeister.
step-3-hint-1 = Meuchelmörder zuerst, Baumeister zuletzt.
step-3-hint-2 = Der andere Baumeister ist im Dorf auf a3: zwei Schritte über a2 oder b3.
step-3-answer-1 = Eine erlaubte Bewegung, aber nicht mit den Baumeistern. Nimm sie zurück und beginne in der Mitte.
step-3-done = Zwei Baumeister und ein leeres Dorf.
