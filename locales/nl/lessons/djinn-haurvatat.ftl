### Teksten van de les “Haurvatat”.

title = Haurvatat

step-1 = Haurvatat, 8 punten: aan het eind zijn je palmbomen elk 5 waard, niet 3. Je staat op een heilige plaats. Kijk wat je hebt, en neem de djinn die het meest oplevert.
step-1-hint-1 = Tel palmbomen, oudsten, viziers.
step-1-answer-1 = Die zou weinig toevoegen aan wat je hebt. Maak het ongedaan.
step-1-answer-2 = Er is hier een djinn voor jou. Maak het ongedaan.
step-1-done = Vijf palmbomen: 25 punten in plaats van 15, en 8 voor de djinn.
