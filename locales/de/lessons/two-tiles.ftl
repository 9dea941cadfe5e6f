### Texte der Lektion „Zwei Plättchen auf einmal“.

title = Zwei Plättchen auf einmal

step-1 =
    Kommt der letzte Meuchelmörder nur zu Meuchelmördern, leert sich das Plättchen deiner Bewegung. Stand das Opfer allein, leert sich ein zweites. Jedes gehört dir, wenn dort kein Kamel steht.

    Nimm in diesem Zug zwei Plättchen ein.
step-1-hint-1 = Ein Meuchelmörder steht neben zwei anderen.
step-1-hint-2 = Drei Meuchelmörder reichen drei Schritte weit: wer ist dort allein?
step-1-answer-1 = Das Opfer lässt Gefährten zurück. Nimm das zurück und töte jemanden, der allein ist.
step-1-answer-2 = Nicht so: bring die Meuchelmörder auf a2 zusammen. Nimm das zurück.
step-1-done = Zwei Kamele in einem Zug.

step-2 = Noch einmal dasselbe, aber du hast nur noch ein Kamel. Tu es und sieh, welches Plättchen es einnimmt.
step-2-hint-1 = Die Meuchelmörder treffen sich wieder auf a2.
step-2-answer-1 = Bring die Meuchelmörder auf a2 zusammen. Nimm das zurück.
step-2-done = Nur das Plättchen der Bewegung: es kommt zuerst. Und weil das das letzte Kamel war, ist diese Runde die letzte.
