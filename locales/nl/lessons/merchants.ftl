### Teksten van de les “Handelaars”.

title = Handelaars

step-1 =
    Handelaars gaan terug in de zak en brengen je kaarten: één voor elke handelaar, van het begin van de kaartenrij, zoals ze liggen.

    Verzamel handelaars, en pak hun kaarten.
step-1-hint-1 = Een handelaar komt bij handelaars (groen).
step-1-hint-2 = De handelaar van het dorp heeft twee vrienden in het westen.
step-1-answer-1 = Dat zijn geen drie handelaars. Maak het ongedaan.
step-1-done = Papyrus, een fakir en graan: de eerste drie. Er viel niets te kiezen. Een fakir is geen goed: hij is geen punten waard, maar helpt moordenaars en bouwmeesters, en betaalt djinns.

step-2 = Er valt toch iets te kiezen: hoeveel je er verzamelt. Het goud ligt als vierde. Haal het.
step-2-hint-1 = Tel voor je loopt: die op de tegel, en die erbij komt.
step-2-answer-1 = Drie handelaars stoppen net voor het goud. Maak het ongedaan.
step-2-answer-2 = Het goud ligt er nog. Maak het ongedaan.
step-2-done = Vier kaarten, met het goud erbij. De gaten in de rij worden pas na de ronde gevuld.
