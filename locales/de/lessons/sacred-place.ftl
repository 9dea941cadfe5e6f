### Texte der Lektion „Der heilige Ort“.

title = Der heilige Ort

step-1 =
    Auf einem heiligen Ort darfst du einen der offenen Dschinn nehmen. Er kostet 2 Älteste oder 1 Ältesten und 1 Fakir. Er bringt seine Punkte und hat eine Kraft.

    Ende auf a2 und nimm Sloar. Behalte so viele Älteste, wie du kannst.
step-1-hint-1 = Der Wesir im Dorf kommt zu dem auf dem heiligen Ort.
step-1-hint-2 = Ein Ältester bringt 2 Punkte, ein Fakir keinen: bezahle mit beiden.
step-1-answer-1 = Zwei Älteste bezahlt: 4 Punkte. Nimm das zurück und lass den Fakir helfen.
step-1-answer-2 = Ein schöner Dschinn, aber hier geht es um Sloar. Nimm das zurück.
step-1-answer-3 = Ende auf a2. Nimm das zurück.
step-1-answer-4 = Du hast ohne Dschinn weitergemacht. Nimm das zurück.
step-1-done = 8 Punkte für einen Ältesten und einen Fakir, und eine Kraft dazu.
