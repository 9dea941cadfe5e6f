### Texte der Lektion „Dörfer und Oasen“.

title = Dörfer und Oasen

step-1 =
    Wo deine Bewegung endet, handelt das Plättchen. In einem Dorf musst du einen Palast setzen: 5 Punkte für den, dem das Plättchen gehört.

    Bring den Wesir auf b1 in ein Dorf, und den Palast in das richtige.
step-1-hint-1 = Wessen Kamele stehen in den beiden Dörfern?
step-1-answer-1 = Sam dankt dir für 5 Punkte: das Dorf gehört Sam. Nimm das zurück.
step-1-answer-2 = Beginne mit dem Wesir auf b1. Nimm das zurück.
step-1-done = Dein Dorf ist jetzt 10 wert.

step-2 = In einer Oase musst du eine Palme setzen: 3 Punkte für den, dem sie gehört. Zwei Oasen sind in der Nähe. Nimm eine davon ein, mit ihrer Palme.
step-2-hint-1 = Ein Plättchen gehört dir, wenn niemand darauf bleibt.
step-2-answer-1 = Dort bleibt ein Baumeister: die Palme steht vorerst auf einem Plättchen, das niemandem gehört. Nimm das zurück.
step-2-answer-2 = Gehört dir so keine Oase, nimm das zurück und beginne mit dem Ältesten auf b2.
step-2-done = 8 und 3, und drei Älteste dazu. Spätere Besuche bringen dir weitere Palmen, wer auch kommt.
