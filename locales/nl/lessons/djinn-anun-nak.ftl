### Teksten van de les “Anun-Nak”.

title = Anun-Nak

step-1 =
    Anun-Nak, 8 punten: voor een oudste of een fakir komen drie meeples uit de zak op een tegel waar niets op staat. In deze zak zitten alleen viziers.

    Gebruik hem zo dat je de heilige plaats kunt innemen die 10 waard is.
step-1-hint-1 = Eerst de kracht, betaald met de fakir: een oudste zou in de zak gaan. Dan de zet.
step-1-hint-2 = Drie viziers op b1, en de vizier op a1 komt erbij.
step-1-answer-1 = Ze staan waar jouw vizier niet in één stap bij kan. Probeer opnieuw.
step-1-answer-2 = Op de heilige plaats staat nog geen kameel. Maak het ongedaan.
step-1-done = Vier viziers, en een tegel van 10. In een partij weet je niet wat de zak geeft; wel kun je lezen wat erin zit.
