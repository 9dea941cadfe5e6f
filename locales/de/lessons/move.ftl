### Texte der Lektion „Die Bewegung“.

title = Die Bewegung

step-1 = Nimm alle Meeples eines Plättchens auf und setze auf jedem nächsten einen ab. Der letzte kommt zu seiner Sippe. Beginne in der Mitte, mit dem Wesir (gelb) zuerst.
step-1-hint-1 = Zwei Meeples, zwei Schritte. Wo steht zwei Schritte weiter schon ein Ältester?
step-1-hint-2 = Der Wesir zuerst, der Älteste zuletzt: in eine Ecke links.
step-1-answer-1 = Geht der Älteste zuerst, kommt der Wesir zuletzt, und zwei Schritte weiter wartet kein Wesir. Setze den Wesir zuerst ab.
step-1-answer-2 = Auch eine erlaubte Bewegung. Nimm sie zurück und nimm die Meeples in der Mitte auf.

step-2 = Versuche jetzt, die Regeln zu brechen: nimm wieder die Mitte auf und tippe auf eine Ecke rechts. Figur: hier lässt sich absetzen. Fahne: hier lässt sich enden.
step-2-hint-1 = Nimm die Meeples in der Mitte auf und tippe dann auf das Plättchen rechts unten.
step-2-answer-1 = Du hast geendet, wie es die Regeln wollen. Nimm das zurück und versuche eine Ecke rechts.
step-2-done = Abgelehnt: kein Schritt geht schräg oder gleich zurück. Probiere alles: das Programm kennt die Regeln.

step-3 = Buchstaben und Zahlen am Rand benennen jedes Plättchen. Tippe auf a1, dann auf einen Meuchelmörder (rot) in deiner Hand, dann auf a2. Ende auf b3.
step-3-hint-1 = Deine Hand liegt unter dem Spielfeld: tippe dort auf eine Farbe, und das nächste Plättchen bekommt sie.
step-3-hint-2 = Über a2 und b2 nach b3: Meuchelmörder, Baumeister (blau), Meuchelmörder.
step-3-answer-1 = Auf a2 liegt ein Baumeister. Nimm alles zurück und tippe vor a2 auf den Meuchelmörder in deiner Hand.
step-3-answer-2 = Ein erlaubtes Ende, aber nicht auf b3. Nimm es zurück.
step-3-done = So wählst du, was ein Tippen absetzt. Am Ende hast du mindestens zwei einer Sippe.
