### Teksten van de les “Fabelachtige steden”.

title = Fabelachtige steden

step-1 =
    Steden tellen samen: geen 0, één 5, twee 20, drie 45, vier 80, vijf 125. Elke nieuwe is meer waard dan de vorige.

    Je hebt er twee. Neem een derde in.
step-1-hint-1 = In de stad in het midden staan twee oudsten.
step-1-hint-2 = De oudste van het dorp ernaast kan die leegmaken.
step-1-answer-1 = De derde stad is nog niet van jou. Maak het ongedaan.
step-1-done = Van 20 naar 45: 25 punten. Een vierde zou er 35 bij geven. Blauwe steden tellen voor bouwmeesters als elke blauwe tegel, rode voor tenten.
