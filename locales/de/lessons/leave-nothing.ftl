### Texte der Lektion „Nichts zurücklassen“.

title = Nichts zurücklassen

step-1 =
    Was du unterwegs absetzt, findet der nächste Spieler vor. Nimm die Meeples auf c2 auf und nimm die Oase auf a3 ein: drei Schritte, mehrere Wege.

    Auf b1 warten drei Baumeister, auf a2 ein Kaufmann. Lass Sam niemanden, der zu ihnen kommen kann.
step-1-hint-1 = Gerade und ungerade: wie viele Meeples stehen dann auf dem Plättchen des Baumeisters, und wie viele Schritte sind es von b1?
step-1-hint-2 = Allein auf b2 kann ein Baumeister nach b1 und ein Kaufmann nach a2. Auf c3 und b3 finden sie Gesellschaft, aber keinen Weg weiter: geh außen herum über c3.
step-1-answer-1 = Die Oase gehört dir, aber dieser Baumeister ist einen Schritt von b1: vier Baumeister und 12 Punkte für Sam. Nimm das zurück.
step-1-answer-2 = Zwei Meeples auf a2, zwei Schritte von b1: gerade und gerade. Sam wird sich freuen. Nimm das zurück.
step-1-answer-3 = Der Baumeister hat keinen Weg nach b1, aber der Kaufmann allein auf b2 geht nach a2: das Dorf für Sam. Nimm das zurück.
step-1-answer-4 = Dieser Baumeister erreicht b1 nicht, aber die drei auf b1 erreichen ihn: drei Schritte. Nimm das zurück.
step-1-answer-5 = Beginne auf c2 und ende auf a3. Nimm das zurück.
step-1-done = Derselbe Gewinn für dich, und Sam findet nichts vor: nicht einmal eine Bewegung.
