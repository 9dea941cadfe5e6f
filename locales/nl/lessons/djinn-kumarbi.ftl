### Teksten van de les “Kumarbi”.

title = Kumarbi

step-1 =
    Kumarbi, 6 punten: bij je bod maakt elke fakir die je aflegt de prijs één stap lager. De stappen zijn 18, 12, 8, 5, 3, 1, 0.

    Speel vóór iedereen, en betaal één munt.
step-1-hint-1 = Sam staat op 3. Je hebt de eerstvolgende hogere prijs nodig.
step-1-hint-2 = 5, twee stappen omlaag: 3, dan 1.
step-1-answer-1 = Eerst, maar voor meer dan nodig. Probeer opnieuw, en leg beide fakirs erbij.
step-1-answer-2 = De plek of de prijs klopt niet. Probeer opnieuw.
step-1-done = Een plek van 5 voor één munt en twee fakirs.
