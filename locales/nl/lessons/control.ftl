### Teksten van de les “Een tegel innemen”.

title = Een tegel innemen

step-1 = Je verzamelt de laatste meeple en zijn hele stam daar. Blijft er niemand over, dan is de tegel van jou. Breng een oudste naar de oase, die 8 waard is.
step-1-hint-1 = Er staan twee oudsten op de oase, en een ernaast.
step-1-hint-2 = Pak de oudste op b2 op: één stap naar het westen.
step-1-answer-1 = Die staan al op de oase. Maak het ongedaan, en pak de oudste ernaast op.
step-1-answer-2 = De oase is nog niet van jou. Probeer opnieuw, en pak de oudste ernaast op.
step-1-done = Je kameel staat er: de 8 punten zijn van jou.

step-2 = Nu staat er een bouwmeester (blauw) tussen de oudsten. Doe dezelfde zet.
step-2-hint-1 = Dezelfde zet: een oudste naar de oase.
step-2-answer-1 = Die staan al op de oase. Maak het ongedaan, en pak de oudste ernaast op.
step-2-answer-2 = Niet deze: de vier oudsten moeten elkaar op de oase treffen. Probeer opnieuw.
step-2-done = De bouwmeester blijft, dus niemand neemt de tegel in.
