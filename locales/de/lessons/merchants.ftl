### Texte der Lektion „Kaufleute“.

title = Kaufleute

step-1 =
    Kaufleute gehen zurück in den Beutel und bringen dir Karten: eine für jeden Kaufmann, vom Anfang der Kartenreihe, wie sie liegen.

    Sammle Kaufleute ein und nimm ihre Karten.
step-1-hint-1 = Ein Kaufmann kommt zu Kaufleuten (grün).
step-1-hint-2 = Der Kaufmann im Dorf hat zwei Freunde im Westen.
step-1-answer-1 = Das sind keine drei Kaufleute. Nimm das zurück.
step-1-done = Papyrus, ein Fakir und Getreide: die ersten drei. Es gab keine Wahl. Ein Fakir ist keine Ware: er bringt keine Punkte, hilft aber Meuchelmördern und Baumeistern und bezahlt Dschinn.

step-2 = Eine Wahl gibt es doch: wie viele du einsammelst. Das Gold liegt an vierter Stelle. Hol es dir.
step-2-hint-1 = Zähle, bevor du gehst: die auf dem Plättchen und den, der dazukommt.
step-2-answer-1 = Drei Kaufleute enden genau vor dem Gold. Nimm das zurück.
step-2-answer-2 = Das Gold liegt noch da. Nimm das zurück.
step-2-done = Vier Karten, das Gold dabei. Die Lücken der Reihe werden erst nach der Runde gefüllt.
