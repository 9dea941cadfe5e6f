### Teksten van de les “Houden of verkopen”.

title = Houden of verkopen

step-1 = Tot en met het zevende is elk goed in een set meer waard dan het vorige: het vijfde 8 punten, het zesde 9, het zevende 10. Je hebt er vier verschillende, 9 munten, en de rij toont drie nieuwe. Wat nu?
step-1-hint-1 = Na een verkoop begint een set weer bij één.
step-1-answer-1 = Nu 13 munten, maar het volgende goed is dan 1 waard in plaats van 8. Maak het ongedaan.
step-1-done = Gehouden. Aan het eind van de partij zijn goederen evenveel waard als bij een verkoop.

step-2 = Maar een bod betaal je met munten, niet met goederen. Je hebt geen munten meer, en wilt volgende ronde 3 bieden. Verkoop zo weinig je kunt.
step-2-hint-1 = Welke goederen zitten toch in geen lange set?
step-2-hint-2 = Vis en graan heb je dubbel.
step-2-answer-1 = Dat breekt je set van vier, of levert te weinig op. Maak het ongedaan.
step-2-answer-2 = Geen munten, geen keuze bij het volgende bieden. Probeer opnieuw.
step-2-done = 3 munten van de dubbele; de set van vier is heel.
