### Teksten van de les “Geb”.

title = Geb

step-1 = Geb, 6 punten, met de ambachtslieden: aan het eind is elk kostbaar voorwerp van jou 3 meer waard. Je ambachtslieden trokken drie voorwerpen. Houd het voorwerp dat het meest oplevert.
step-1-hint-1 = Een juweel is 5 waard, een kist 7, zonder Geb. Een lamp is magisch en levert geen punten op.
step-1-answer-1 = Dat levert minder op. Probeer opnieuw.
step-1-done = 7 en 3: de kist is 10 waard.
