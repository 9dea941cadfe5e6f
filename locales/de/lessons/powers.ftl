### Texte der Lektion „Kräfte der Dschinn“.

title = Kräfte der Dschinn

step-1 =
    Manche Kräfte gelten einfach, wie die von Jafaar. Andere bezahlst du: mit einem Ältesten, einem Fakir oder mehr; das sagt die Karte. Du benutzt sie in deinem eigenen Zug.

    Enki setzt eine Palme auf eine beliebige Oase. Bezahle mit einem Fakir.
step-1-hint-1 = Tippe bei deinen Dschinn auf Enki.
step-1-hint-2 = Dann wähle den Fakir zum Bezahlen, und die Oase.
step-1-answer-1 = Ein Ältester ist 2 Punkte wert, ein Fakir keinen. Nimm das zurück und bezahle mit dem Fakir.
step-1-answer-2 = Das war Sloar. Enki ist noch zu benutzen.
step-1-done = Eine Palme, vor deiner Bewegung. Danach wäre es auch gegangen.

step-2 = Jede Kraft mit einem Preis wirkt einmal im Zug. Versuche, Enki noch einmal zu benutzen.
step-2-hint-1 = Tippe auf Enki.
step-2-answer-1 = Deine Bewegung ist gemacht. Enki lässt sich noch probieren: tippe darauf.
step-2-done = Einmal im Zug. In deinem nächsten Zug dient er dir wieder.

step-3 = Während der Bewegung lässt sich keine Kraft benutzen: nicht vom Aufnehmen der Meeples an, bis der letzte abgesetzt ist. Nimm die Meeples auf b1 auf und versuche unterwegs Sloar.
step-3-hint-1 = Nimm auf, dann tippe auf Sloar.
step-3-answer-1 = Das geht, weil du keine Meeples in der Hand hast. Nimm jetzt die Meeples auf b1 auf und tippe noch einmal auf Sloar.
step-3-done = Erst die Bewegung beenden. Dann wirken Kräfte wieder, bis zum Ende deines Zugs.
