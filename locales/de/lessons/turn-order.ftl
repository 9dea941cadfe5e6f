### Texte der Lektion „Als Erstes spielen“.

title = Als Erstes spielen

step-1 =
    Bevor du bietest, suche die beste Bewegung auf dem Spielfeld und die zweitbeste. Der Unterschied ist, was es wert ist, zuerst zu spielen.

    Hier gewinnt der Meuchelmörder auf b2 26 Punkte, wenn er auf a1 endet und auf a3 tötet; die nächstbeste Bewegung bringt 14. Zuerst zu spielen ist also bis zu 12 Münzen wert. Sam hat 3 geboten, Olivier 1. Biete gut.
step-1-hint-1 = Wer zuerst spielt, nimmt die 26. Ein paar Münzen sind wenig dafür.
step-1-hint-2 = Das billigste Feld vor Sam reicht.
step-1-answer-1 = Zuerst, aber 5 hätte gereicht: nach dir bietet niemand. Noch einmal.
step-1-answer-2 = Du sparst 5 Münzen, und Sam gewinnt 26 Punkte. Noch einmal.
step-1-done = 5 Münzen für eine Bewegung, die 12 Punkte mehr bringt als die nächstbeste.

step-2 = Du bist zuerst dran. Nimm, wofür du gezahlt hast.
step-2-hint-1 = Von b2 geht der Meuchelmörder nach a1.
step-2-hint-2 = Töte den Baumeister auf a3.
step-2-answer-1 = Nicht so. Nimm das zurück und geh mit dem Meuchelmörder nach a1.
step-2-answer-2 = Der Baumeister auf a3 ist das Opfer, das du willst. Nimm das zurück.
step-2-done = 26 Punkte für 5 Münzen.

step-3 = Ein anderes Spielfeld. Vier Oasen lassen sich einnehmen, jede durch den Ältesten daneben, jede für gleich viele Punkte. Sam hat 3 geboten, Olivier 1. Biete gut.
step-3-hint-1 = Wie viele der vier sind noch da, wenn du zuletzt spielst?
step-3-answer-1 = Du zahlst für eine Wahl unter Gleichem. Noch einmal.
step-3-done = Zwei bleiben übrig, und eine brauchst du nur. Wo vieles gleich ist, sind Münzen Punkte.
