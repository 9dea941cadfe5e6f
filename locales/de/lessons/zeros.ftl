### Texte der Lektion „Gebote von 0“.

title = Gebote von 0

step-1 = Olivier hat 3 geboten, Sam 1. Du bist Anna. Zahle nichts: biete 0.
step-1-hint-1 = Tippe auf der Leiste auf den Preis 0, dann auf den Knopf.
step-1-answer-1 = Vielleicht ein gutes Gebot. Beginne für das Beispiel den Schritt noch einmal und biete 0.
step-1-done = Du zahlst nichts und spielst zuletzt, vorerst.

step-2 =
    Sei jetzt Pierre und biete zuletzt. Die Nullen sind eine Gruppe: wer dazukommt, schiebt die anderen zurück und spielt vor ihnen.

    Lass Pierre unmittelbar vor Anna spielen, ohne zu zahlen.
step-2-hint-1 = In der Gruppe der Nullen ist Platz für drei.
step-2-answer-1 = Vor Anna, ja, aber es kostet Münzen. Pierre kann das umsonst haben. Noch einmal.
step-2-done = Sie spielen in dieser Reihenfolge: Olivier, Sam, Pierre, Anna.

step-3 = Auf 0 stehen schon drei Zuganzeiger. Anna bietet zuletzt. Versuche, dazuzukommen.
step-3-hint-1 = Tippe auf den Preis 0.
step-3-answer-1 = Das wirst du tun müssen. Versuche es noch einmal, und zuerst mit 0.
step-3-done = Voll: nur drei passen hin. Der vierte bietet 1 oder mehr. Wer zuerst auf die 0 kommt, spielt zuletzt; wer zuletzt kommt, spielt umsonst vor den anderen.
