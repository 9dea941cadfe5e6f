### Teksten van de les “Werkplaats en markt”.

title = Werkplaats en markt

step-1 = Wie in een werkplaats eindigt, mag het bovenste voorwerp nemen voor 1 ambachtsman of 2 fakirs. Jij en Sam hebben elk twee ambachtslieden. Hoe betaal je?
step-1-hint-1 = Wat is een ambachtsman waard, en wat een fakir?
step-1-answer-1 = Een ambachtsman minder: Sam heeft er nu meer, en de jouwe zakt van 3 punten naar 2. Probeer opnieuw.
step-1-answer-2 = Een voorwerp voor twee fakirs is goedkoop. Maak het ongedaan.
step-1-done = De fakirs betalen, je ambachtslieden houden elk hun 3 punten.

step-2 = Een gespecialiseerde markt verkoopt een open kaart naar keuze voor 4 munten. Je hebt vis, graan en zijde. Kies.
step-2-hint-1 = Hier zijn alle kaarten te koop, ook de laatste.
step-2-answer-1 = Die maakt de set niet langer. Maak het ongedaan.
step-2-answer-2 = Het vierde goed is 6 punten waard. Maak het ongedaan.
step-2-done = Vier verschillende goederen: 13.
