### Teksten van de les “Ring van wedergeboorte”.

title = Ring van wedergeboorte

step-1 = De ring van wedergeboorte haalt een voorwerp terug van de aflegstapel, wie het ook aflegde. Neem wat het meest oplevert.
step-1-hint-1 = Juwelen zijn 5 waard, kisten 7, kronen 9.
step-1-answer-1 = Er valt meer te halen. Maak het ongedaan.
step-1-done = 9 punten van de aflegstapel. Voorwerpen die je trok en niet hield, kunnen zo terugkomen.
