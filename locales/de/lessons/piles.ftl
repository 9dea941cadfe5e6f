### Texte der Lektion „Keine Haufen“.

title = Keine Haufen

step-1 =
    Viele einer Sippe auf einem Plättchen warten darauf, dass jemand dazukommt. Drei Baumeister stehen auf a2, und Sam kann sie erreichen.

    Nimm die Meeples auf a1 auf und nimm die Oase ein, aber füttere keinen Haufen.
step-1-hint-1 = Was brächte ein Baumeister mehr auf a2? Zähle die blauen Plättchen ringsum.
step-1-answer-1 = Ein vierter Baumeister: 5 Münzen mehr für Sam. Nimm das zurück.
step-1-answer-2 = Beginne auf a1 und ende auf der Oase. Nimm das zurück.
step-1-done = Fünf blaue Plättchen: jeder Baumeister, den du nicht dort lässt, spart 5 Münzen.
