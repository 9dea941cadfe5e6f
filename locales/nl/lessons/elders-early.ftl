### Teksten van de les “Oudsten, vroeg”.

title = Oudsten, vroeg

step-1 = Oudsten zijn het meest waard waar ze meteen een djinn roepen. De oudste op b2 kan bij één komen of bij twee. Win 10 punten.
step-1-hint-1 = Twee oudsten betalen een djinn. Welke is 10 waard?
step-1-answer-1 = Een djinn, maar een andere is 10 waard. Maak het ongedaan.
step-1-answer-2 = Drie oudsten: 6 punten, en geen djinn. Maak het ongedaan.
step-1-answer-3 = Je ging verder zonder djinn. Maak het ongedaan.
step-1-answer-4 = Begin met de oudste op b2. Maak het ongedaan.
step-1-done = 10 punten in plaats van 6, en een kracht voor de rest van de partij: hoe eerder, hoe meer die doet.
