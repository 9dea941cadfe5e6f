### Teksten van de les “Sloar”.

title = Sloar

step-1 = Sloar, 8 punten: voor een fakir pak je de bovenste kaart van de stapel, ongezien. Laat hem er een voor je halen.
step-1-hint-1 = Tik bij je djinns op Sloar.
step-1-answer-1 = Sloar werkt ook na de zet.
step-1-done = Goud voor een fakir. Een derde van de stapel is fakir, dus soms ruil je er alleen een voor een andere.
