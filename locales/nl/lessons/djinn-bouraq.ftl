### Teksten van de les “Bouraq”.

title = Bouraq

step-1 = Bouraq, 6 punten: voor een oudste of een fakir zet je een paleis op een dorp naar keuze. Doe dat waar jij er iets aan hebt.
step-1-hint-1 = Een paleis telt voor de eigenaar van de tegel.
step-1-hint-2 = Jouw kameel staat in het dorp op a2.
step-1-answer-1 = 5 punten voor Sam. Maak het ongedaan.
step-1-answer-2 = Dit dorp is nog van niemand. Maak het ongedaan.
step-1-answer-3 = Dit paleis kwam van de zet. Maak het ongedaan, en laat Bouraq het zetten.
step-1-done = 5 punten, waar je deze beurt ook heen gaat.
