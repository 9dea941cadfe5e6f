### Texte der Lektion „Gerade und ungerade“.

title = Gerade und ungerade

step-1 =
    Stell dir das Spielfeld als Schachbrett vor: jeder Schritt wechselt die Farbe. Zwei Meeples enden auf der Farbe, auf der sie begannen, immer in Entfernung 2: von c3 sind das 8 Plättchen.

    Auf jedem davon steht ein Ältester. Nimm die Meeples auf c3 auf und ende auf einem.
step-1-hint-1 = Zwei beliebige Schritte, nur nicht gleich zurück.
step-1-answer-1 = Beginne auf c3. Nimm das zurück.
step-1-done = Zwei Schritte: gerade. Nie ein Nachbarplättchen, nie das Plättchen selbst.

step-2 = Drei Meeples enden auf der anderen Farbe: in Entfernung 1 oder 3. Von c3 sind das 13 Plättchen. Bring einen Ältesten auf das Nachbarplättchen d3, in drei Schritten.
step-2-hint-1 = Geh um eine Ecke: drei Seiten eines Quadrats.
step-2-answer-1 = Das Ziel ist d3, von c3 in drei Schritten. Nimm das zurück.
step-2-done = Drei Schritte: ungerade. Die Zahl in der Hand sagt sofort, welche Hälfte des Spielfelds du erreichst.

step-3 = Auf dem heiligen Ort, der 15 wert ist, auf a3, wartet ein Wesir. Auf b4, c3 und c2 stehen Wesire unter anderen. Welches dieser Plättchen kann auf a3 enden?
step-3-hint-1 = Zähle die Schritte nach a3 und die Meeples auf jedem Plättchen: gerade zu gerade, ungerade zu ungerade.
step-3-hint-2 = b4 ist zwei Schritte entfernt und hat zwei. c3 ist zwei entfernt und hat drei. c2 ist drei entfernt und hat zwei.
step-3-answer-1 = Das endet nicht auf a3. Nimm das zurück und zähle.
step-3-done = Zwei Schritte, zwei Meeples. Die anderen kannst du vergessen, ohne einen einzigen Weg zu probieren.
