### Teksten van de les “Tegels met een kameel”.

title = Tegels met een kameel

step-1 = Hier staat de kameel van Sam op de oase. Je mag je zet daar toch eindigen. Probeer het.
step-1-hint-1 = Weer dezelfde zet.
step-1-answer-1 = Eindig op de oase, waar de kameel van Sam staat.
step-1-done = De oudsten zijn van jou, de tegel blijft van Sam: in het basisspel gaat een kameel nooit weg. Wat de tegel doet, doet hij voor jou.
