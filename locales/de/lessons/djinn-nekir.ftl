### Texte der Lektion „Nekir“.

title = Nekir

step-1 =
    Nekir, 6 Punkte: jedes Mal, wenn Meuchelmörder töten, bekommst du 1 Münze, wenn es deine sind, 2, wenn die eines Gegners.

    Verdiene diese Münze, und mit ihr die Oase.
step-1-hint-1 = Der Meuchelmörder auf b2 hat Gefährten auf einem Plättchen daneben.
step-1-hint-2 = Der Älteste auf der Oase ist allein.
step-1-answer-1 = Eine Münze, aber nicht die Oase. Nimm das zurück.
step-1-done = Eine Münze und eine Oase.
