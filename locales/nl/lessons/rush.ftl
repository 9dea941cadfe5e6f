### Teksten van de les “Een eindsprint”.

title = Een eindsprint

step-1 = De ronde eindigt met jouw beurt, je hebt nog twee kamelen, en Sam ligt 8 voor. Een partij die nu eindigt, win jij. Maak er een eind aan.
step-1-hint-1 = Welke stam kan in één beurt twee kamelen zetten?
step-1-hint-2 = Kom bij de moordenaars op a2, dood iemand die alleen staat, en beëindig de beurt.
step-1-answer-1 = 19 punten, maar er is één kameel over: Sam neemt hierna de oase in, en ligt voor. Maak het ongedaan.
step-1-answer-2 = 17 punten, maar er is één kameel over: de partij gaat door. Maak het ongedaan.
step-1-answer-3 = Het slachtoffer stond niet alleen. Maak het ongedaan.
step-1-answer-4 = Dat zet hoogstens één kameel. Maak het ongedaan.
step-1-answer-5 = De partij gaat door. Probeer opnieuw: twee kamelen tegelijk.
step-1-done = Voor, en voorbij. Wie voorligt met weinig kamelen, mag zich haasten.
