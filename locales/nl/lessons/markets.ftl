### Teksten van de les “De markten”.

title = De markten

step-1 = Een kleine markt verkoopt je een van de eerste drie kaarten voor 3 munten. Eindig op de kleine markt op a1, en probeer het goud te kopen.
step-1-hint-1 = De vizier van het dorp komt bij die op de markt. Tik dan in de rij op het goud.
step-1-answer-1 = Al gekocht. Maak het ongedaan, en probeer eerst het goud.
step-1-answer-2 = Eindig op a1, waar de markt is. Maak het ongedaan.
step-1-answer-3 = Je ging verder zonder te kopen. Maak het ongedaan, en probeer het goud.
step-1-done = Het goud ligt als vierde. De eerste liggen het meest links, en gaten worden pas na de ronde gevuld.

step-2 = Je hebt vis en graan. Koop de kaart die je set langer maakt.
step-2-hint-1 = Een goed dat je nog niet hebt.
step-2-answer-1 = Die maakt de set niet langer. Maak het ongedaan.
step-2-answer-2 = Kopen hoeft niet, maar hier loont het. Maak het ongedaan.
step-2-done = Twee goederen waren 3 waard, drie zijn er 7 waard: 4 punten voor 3 munten, en er komt nog meer.

step-3 = Een grote markt verkoopt twee van de eerste zes kaarten voor 6 munten. Drie handelaars brengen eerst drie kaarten. Houd aan deze beurt vijf verschillende goederen over.
step-3-hint-1 = Breng drie handelaars samen op de grote markt.
step-3-hint-2 = Pak hun kaarten, en koop dan twee goederen die je niet hebt.
step-3-answer-1 = Een fakir is geen goed: er zijn er maar vier verschillend. Maak het ongedaan.
step-3-answer-2 = Het moeten drie handelaars zijn, op de grote markt. Maak het ongedaan.
step-3-answer-3 = Tot nu toe drie goederen. Maak het ongedaan, en koop er nog twee.
step-3-done = Drie van de handelaars, twee van de markt: vijf verschillende goederen in één beurt, 21 waard.

step-4 = Laat in een ronde raakt de kaartenrij leeg. Je staat op een grote markt, en er is één kaart over. Die kost toch 6. Je hebt zes verschillende goederen: is het dat waard?
step-4-hint-1 = Een set van zes is 30 waard, een set van zeven 40.
step-4-answer-1 = Je houdt 6 munten, en laat 10 punten liggen. Maak het ongedaan.
step-4-done = 6 munten voor 10 punten.
