### Teksten van de les “Viziers”.

title = Viziers

step-1 =
    Viziers blijven voor je liggen: elk 1 punt, en 10 voor elke tegenstander die er minder heeft. Sam heeft er 3, jij 2, Olivier 1, Zoé geen: bonussen van 30, 20, 10 en 0.

    Haal Sam in.
step-1-hint-1 = Je hebt nog twee viziers nodig.
step-1-hint-2 = Er staat er een op a1, en een op de oase in het noorden.
step-1-answer-1 = Geen viziers in de hand. Maak het ongedaan, en verzamel de gele.
step-1-done = Vier viziers: 4 punten, en 30 voor drie tegenstanders met minder. De bonus van Sam zakt naar 20.

step-2 = Nu twee spelers: Sam heeft 3 viziers, jij 1. De vizier in het midden kan bij één vizier in het westen komen of bij twee in het oosten. Welke kant geeft de bonus?
step-2-hint-1 = Hoeveel heb je er dan aan elke kant?
step-2-hint-2 = Evenveel als Sam is niet genoeg.
step-2-answer-1 = 3 en 3: niemand heeft er minder, niemand heeft de bonus. Maak het ongedaan.
step-2-done = Vier tegen drie: 4 punten en de bonus van 10. Een gelijk aantal geeft geen bonus.
