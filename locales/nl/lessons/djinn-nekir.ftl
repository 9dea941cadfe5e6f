### Teksten van de les “Nekir”.

title = Nekir

step-1 =
    Nekir, 6 punten: telkens als moordenaars doden, krijg je 1 munt als ze van jou zijn, 2 als ze van een tegenstander zijn.

    Verdien die munt, en de oase erbij.
step-1-hint-1 = De moordenaar op b2 heeft metgezellen op een tegel ernaast.
step-1-hint-2 = De oudste op de oase staat alleen.
step-1-answer-1 = Eén munt, maar niet de oase. Maak het ongedaan.
step-1-done = Een munt, en een oase.
