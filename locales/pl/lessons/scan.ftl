### Teksty lekcji „Przejrzyj planszę”.

title = Przejrzyj planszę

step-1 = Na początku gry szukaj skupisk: najwięcej warci są budowniczowie wśród niebieskich płytek. Masz Echidnę, dwóch mędrców i dwóch fakirów. Zarób 90 monet.
step-1-hint-1 = Gdzie leży razem dziewięć niebieskich płytek?
step-1-hint-2 = Trzech budowniczych i dwóch fakirów, dziewięć płytek, a Echidna podwaja: zapłać jej mędrcami.
step-1-answer-1 = Tam są trzy niebieskie płytki, na zachodzie dziewięć. Cofnij.
step-1-answer-2 = Dobrze, ale da się 90: fakirzy dla budowniczych, mędrcy dla Echidny. Cofnij.
step-1-answer-3 = Budowniczowie na b2 są warci więcej. Cofnij.
step-1-done = Pięć razy dziewięć, i to dwa razy: 90.
