### Teksten van de les “De heilige plaats”.

title = De heilige plaats

step-1 =
    Op een heilige plaats mag je een van de djinns nemen die open liggen. Hij kost 2 oudsten, of 1 oudste en 1 fakir. Hij is zijn punten waard en heeft een kracht.

    Eindig op a2, en neem Sloar. Houd zoveel oudsten als je kunt.
step-1-hint-1 = De vizier van het dorp komt bij die op de heilige plaats.
step-1-hint-2 = Een oudste is 2 punten waard, een fakir geen: betaal met allebei.
step-1-answer-1 = Twee oudsten betaald: 4 punten. Maak het ongedaan, en laat de fakir helpen.
step-1-answer-2 = Een mooie djinn, maar hier gaat het om Sloar. Maak het ongedaan.
step-1-answer-3 = Eindig op a2. Maak het ongedaan.
step-1-answer-4 = Je ging verder zonder djinn. Maak het ongedaan.
step-1-done = 8 punten voor een oudste en een fakir, en een kracht erbij.
