### Teksten van de les “Stormtalisman”.

title = Stormtalisman

step-1 =
    De stormtalisman verplaatst een van je kamelen, of je tent, naar een tegel zonder kameel of tent; meeples maken niet uit. De tegel die hij verlaat, is weer vrij.

    Win zoveel punten als je kunt.
step-1-hint-1 = Verlaat de tegel die het minst waard is.
step-1-hint-2 = Van het dorp van 5 naar de heilige plaats van 10.
step-1-answer-1 = Er is een betere ruil. Maak het ongedaan.
step-1-done = 10 in plaats van 5. De oase was een slechte ruil geweest: de palmbomen daar tellen voor jou.
