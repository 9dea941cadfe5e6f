### Texte der Lektion „Die letzte Wache“.

title = Die letzte Wache

step-1 = Auf dem heiligen Ort, der 15 wert ist, stehen zwei Meuchelmörder und ein Ältester. Ein dritter Meuchelmörder kann dazukommen. Gewinne 15 Punkte.
step-1-hint-1 = Die Meuchelmörder kommen in deine Hand. Wer bleibt auf ihrem Plättchen?
step-1-hint-2 = Das Plättchen der Meuchelmörder liegt in ihrer Reichweite.
step-1-answer-1 = Ein billigeres Plättchen. Nimm den Mord zurück und sieh dir b2 selbst an.
step-1-answer-2 = Bring den dritten Meuchelmörder nach b2. Nimm das zurück.
step-1-done = Wo zwei Meuchelmörder mit einem anderen stehen, öffnet ein dritter das Plättchen.
