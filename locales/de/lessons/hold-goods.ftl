### Texte der Lektion „Behalten oder verkaufen“.

title = Behalten oder verkaufen

step-1 = Bis zur siebten bringt jede neue Ware eines Satzes mehr als die vorige: die fünfte 8 Punkte, die sechste 9, die siebte 10. Du hast vier verschiedene und 9 Münzen, und die Reihe zeigt drei neue. Was nun?
step-1-hint-1 = Nach einem Verkauf fängt ein Satz wieder bei eins an.
step-1-answer-1 = Jetzt 13 Münzen, aber die nächste Ware bringt dann 1 statt 8. Nimm das zurück.
step-1-done = Behalten. Am Ende der Partie bringen Waren so viel wie bei einem Verkauf.

step-2 = Aber Gebote bezahlt man mit Münzen, nicht mit Waren. Du hast keine Münzen mehr und willst nächste Runde 3 bieten. Verkaufe so wenig, wie du kannst.
step-2-hint-1 = Welche Waren sind ohnehin in keinem langen Satz?
step-2-hint-2 = Fisch und Getreide hast du zweimal.
step-2-answer-1 = Das zerreißt deinen Satz von vier oder bringt zu wenig. Nimm das zurück.
step-2-answer-2 = Keine Münzen, keine Wahl bei den nächsten Geboten. Noch einmal.
step-2-done = 3 Münzen von den doppelten; der Satz von vier bleibt ganz.
