### Texte der Lektion „Die Märkte“.

title = Die Märkte

step-1 = Ein kleiner Markt verkauft dir eine der ersten drei Karten für 3 Münzen. Ende auf dem kleinen Markt auf a1 und versuche, das Gold zu kaufen.
step-1-hint-1 = Der Wesir im Dorf kommt zu dem auf dem Markt. Dann tippe in der Reihe auf das Gold.
step-1-answer-1 = Schon gekauft. Nimm das zurück und versuche zuerst das Gold.
step-1-answer-2 = Ende auf a1, wo der Markt ist. Nimm das zurück.
step-1-answer-3 = Du hast ohne Kauf weitergemacht. Nimm das zurück und versuche das Gold.
step-1-done = Das Gold liegt an vierter Stelle. Die ersten liegen ganz links, und Lücken werden erst nach der Runde gefüllt.

step-2 = Du hast Fisch und Getreide. Kaufe die Karte, die deinen Satz länger macht.
step-2-hint-1 = Eine Ware, die du noch nicht hast.
step-2-answer-1 = Das macht den Satz nicht länger. Nimm das zurück.
step-2-answer-2 = Kaufen musst du nicht, aber hier lohnt es sich. Nimm das zurück.
step-2-done = Zwei Waren waren 3 wert, drei sind 7 wert: 4 Punkte für 3 Münzen, und es wird noch mehr.

step-3 = Ein großer Markt verkauft zwei der ersten sechs Karten für 6 Münzen. Drei Kaufleute bringen zuerst drei Karten. Hab nach diesem Zug fünf verschiedene Waren.
step-3-hint-1 = Bring drei Kaufleute auf dem großen Markt zusammen.
step-3-hint-2 = Nimm ihre Karten, dann kaufe zwei Waren, die du nicht hast.
step-3-answer-1 = Ein Fakir ist keine Ware: nur vier sind verschieden. Nimm das zurück.
step-3-answer-2 = Es müssen drei Kaufleute sein, auf dem großen Markt. Nimm das zurück.
step-3-answer-3 = Bisher drei Waren. Nimm das zurück und kaufe noch zwei.
step-3-done = Drei von den Kaufleuten, zwei vom Markt: fünf verschiedene Waren in einem Zug, 21 wert.

step-4 = Spät in einer Runde leert sich die Kartenreihe. Du stehst auf einem großen Markt, und eine Karte ist übrig. Sie kostet trotzdem 6. Du hast sechs verschiedene Waren: lohnt es sich?
step-4-hint-1 = Ein Satz von sechs ist 30 wert, einer von sieben 40.
step-4-answer-1 = Du behältst 6 Münzen und verzichtest auf 10 Punkte. Nimm das zurück.
step-4-done = 6 Münzen für 10 Punkte.
