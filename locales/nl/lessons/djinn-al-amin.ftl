### Teksten van de les “Al-Amin”.

title = Al-Amin

step-1 = Al-Amin, 5 punten: aan het eind van de partij staan elke twee fakirs van jou voor één goed naar keuze. Je hebt drie fakirs, vis en graan. Aan welke kaart heb je het meest?
step-1-hint-1 = Drie fakirs maken één paar. Wat zouden er vier maken?
step-1-answer-1 = Een tweede van hetzelfde goed begint een nieuwe set. Maak het ongedaan.
step-1-answer-2 = Er valt hier iets te winnen. Maak het ongedaan.
step-1-done = Vier fakirs zijn twee goederen: met vis en graan een set van vier, 13 waard in plaats van 7. Bij een verkoop geldt het niet.
