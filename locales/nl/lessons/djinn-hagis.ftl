### Teksten van de les “Hagis”.

title = Hagis

step-1 =
    Hagis, 10 punten: voor een oudste of een fakir mag een paleis dat je zet op een aangrenzende tegel van welke soort ook; hoeken tellen mee.

    Je eindigde in het dorp van Sam. Houd het paleis voor jezelf.
step-1-hint-1 = Welke aangrenzende tegel is van jou?
step-1-hint-2 = Tik op de heilige plaats ten noorden van het dorp, en betaal.
step-1-answer-1 = Het staat niet op een tegel van jou. Maak het ongedaan.
step-1-done = Een paleis op een heilige plaats: 5 punten voor jou, geen voor Sam.
