### Texte der Lektion „Meuchelmörder“.

title = Meuchelmörder

step-1 =
    Meuchelmörder gehen zurück in den Beutel und töten einen Meeple. Ihre Reichweite: ein Schritt in Reihen und Spalten für jeden von ihnen; auch das Plättchen, auf dem sie stehen, gehört dazu.

    Nimm den Meuchelmörder auf a2 auf, bring ihn zu dem auf a3 und versuche, den Wesir auf d1 zu töten.
step-1-hint-1 = Erst die Bewegung: von a2 nach a3. Dann tippe auf d1.
step-1-answer-1 = Der war in Reichweite. Nimm das zurück und versuche den Wesir auf d1.
step-1-answer-2 = Die Meuchelmörder sollen sich auf a3 treffen. Nimm das zurück.
step-1-done = Zwei Meuchelmörder reichen zwei Schritte weit. Der Wesir auf d1 ist fünf entfernt.

step-2 = Ein Plättchen, das der Mord leert, gehört dir wie das Plättchen deiner Bewegung, wenn dort kein Kamel steht. Töte so, dass du das wertvollste Plättchen gewinnst.
step-2-hint-1 = Suche Meeples, die allein stehen, höchstens zwei Schritte von a3. Auch das Plättchen der Meuchelmörder zählt.
step-2-hint-2 = Sind die Meuchelmörder in der Hand, ist der Älteste auf a3 allein, auf einer Oase, die 8 wert ist.
step-2-answer-1 = Ein Plättchen, aber ein anderes in Reichweite ist 8 wert. Nimm das zurück.
step-2-answer-2 = Das Opfer war nicht allein, darum nimmt niemand das Plättchen ein. Nimm das zurück.
step-2-answer-3 = Das sind keine Meuchelmörder. Nimm das zurück.
step-2-done = Die Oase gehört dir: 8 Punkte, und die Palme, die du gleich setzt, steht auf deinem eigenen Plättchen. Töten musst du immer, wenn ein Opfer ohne Fakir in Reichweite ist.

step-3 = Ein Fakir macht die Reichweite einen Schritt länger. Du hast einen. Nimm wieder den Meuchelmörder auf a2 auf, bring ihn zu dem auf a3 und nimm die Oase auf c2 ein.
step-3-hint-1 = Von a3 nach c2: zwei Spalten und eine Reihe.
step-3-hint-2 = Tippe nach der Bewegung auf c2; der Fakir wird von selbst abgelegt.
step-3-answer-1 = Ein anderes Opfer. Nimm das zurück: mit dem Fakir erreichst du die Oase auf c2.
step-3-answer-2 = Das sind keine Meuchelmörder. Nimm das zurück.
step-3-done = Entfernung 3: zwei Meuchelmörder und ein Fakir. Du legst nie mehr Fakire ab, als der Weg verlangt.

step-4 = Für die Wesire und Ältesten vor einem Gegner ist die Entfernung gleich. Sam hat so viele Wesire wie du. Was ist jetzt das beste Opfer?
step-4-hint-1 = Denk daran: 10 Punkte für jeden Gegner mit weniger Wesiren.
step-4-hint-2 = Tippe auf die Wesire von Sam.
step-4-answer-1 = Ein Ältester kostet Sam 2 Punkte. Ein Wesir bringt dir mehr. Nimm das zurück.
step-4-answer-2 = Ein Plättchen ist gut, aber hier warten 10 Punkte. Nimm das zurück und sieh dir Sam an.
step-4-answer-3 = Das sind keine Meuchelmörder. Nimm das zurück.
step-4-done = Zwei gegen einen: der Bonus von 10 gehört dir.

step-5 = Würde jedes Opfer einen Fakir kosten, darfst du alle verschonen. Hier bringen dir die Erreichbaren nichts, und dein Fakir kann ein andermal mehr verdienen. Behalte ihn.
step-5-hint-1 = Suche den Knopf, der niemanden tötet.
step-5-answer-1 = Der Fakir ist weg, und gewonnen ist nichts. Nimm das zurück.
step-5-done = Die Meuchelmörder gehen zurück in den Beutel, der Fakir wartet auf Baumeister oder einen Dschinn.
