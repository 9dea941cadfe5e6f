### Teksten van de les “Monkir”.

title = Monkir

step-1 =
    Monkir, 6 punten: voor elk paleis dat wordt gezet, krijg je 1 munt als jij het zet, 2 als een tegenstander dat doet.

    Laat Monkir verdienen zonder Sam iets te geven.
step-1-hint-1 = Een zet die in een dorp eindigt, zet een paleis.
step-1-hint-2 = Het dorp in het westen is van Sam.
step-1-answer-1 = Jouw munt, maar 5 punten voor Sam. Maak het ongedaan.
step-1-answer-2 = Er kwam geen paleis van. Maak het ongedaan.
step-1-done = Eén munt. Elk paleis van Sam levert je er twee op.
