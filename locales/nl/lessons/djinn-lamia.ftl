### Teksten van de les “Lamia”.

title = Lamia

step-1 =
    Lamia, 10 punten: voor een oudste of een fakir mag een palmboom die je zet op een aangrenzende tegel van welke soort ook; hoeken tellen mee.

    Je eindigde op de oase van Sam. Houd de palmboom voor jezelf.
step-1-hint-1 = Welke tegel eromheen is van jou?
step-1-hint-2 = De markt op c2 raakt de oase met een hoek.
step-1-answer-1 = Hij groeit niet op een tegel van jou. Maak het ongedaan.
step-1-done = Een palmboom op een markt: 3 punten voor jou.
