### Teksten van de les “Vlammend kromzwaard”.

title = Vlammend kromzwaard

step-1 =
    Het vlammende kromzwaard haalt twee meeples van één tegel weg, of de enige. Een tegel die zo leeg raakt, wordt van jou als er geen kameel staat. Je gebruikt het één keer, in je beurt, behalve tijdens de zet.

    Neem de tegel in die het meest waard is.
step-1-hint-1 = Hoogstens twee meeples: welke tegels kunnen leeg raken?
step-1-hint-2 = De heilige plaats op c2 is 12 waard.
step-1-answer-1 = Van jou, maar er is een betere. Maak het ongedaan.
step-1-answer-2 = Daar blijft iemand over. Maak het ongedaan.
step-1-done = 12 punten. Het is geen moord door moordenaars: Nekir en Kandicha leveren niets op.
