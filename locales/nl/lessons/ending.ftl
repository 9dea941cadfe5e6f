### Teksten van de les “Het einde”.

title = Het einde

step-1 = Je bent Anna. Zet iemand zijn laatste kameel, dan wordt de ronde uitgespeeld; daarna worden de punten geteld. Zet de jouwe.
step-1-hint-1 = Een tegel is van jou als je laatste meeple er niemand achterlaat.
step-1-hint-2 = Op de oase staan twee oudsten. Een oudste die erbij komt, neemt ze allemaal mee.
step-1-answer-1 = Deze zet neemt geen tegel in: er blijft iemand over, of hij is al van iemand. De partij zou doorgaan. Maak het ongedaan, en probeer een andere.
step-1-done = De laatste kameel staat, de ronde is afgelopen, en de partij ook. Ieders punten staan in de panelen.

step-2 = Er is een tweede einde: een speler die geen zet kan doen. Hier kan geen meeple op het bord worden opgepakt. Tik op een willekeurige om te zien waarom.
step-2-hint-1 = Tik bijvoorbeeld op de oudste op de oase in de hoek.
step-2-answer-1 = Ja, je moet overslaan. Maar maak het eerst ongedaan, en tik op een meeple om te zien waarom.
step-2-done = Niemand heeft een metgezel van dezelfde kleur binnen bereik. Dan sla je de zet over, en is deze ronde de laatste.
