### Teksten van de les “Boaz”.

title = Boaz

step-1 = Boaz, 6 punten: wat vóór jou ligt, kan niet worden gedood. Je ligt één vizier voor, en Sam gaat zo moordenaars sturen. Welke djinn helpt?
step-1-hint-1 = Eén vizier minder, en je bonus van 10 is weg.
step-1-answer-1 = Die beschermt je viziers niet. Maak het ongedaan.
step-1-answer-2 = De moordenaars van Sam komen eraan. Maak het ongedaan.
step-1-done = Nu zijn ze veilig.

step-2 = Bekijk het van de andere kant: jij bent Sam, en hebt twee moordenaars. De viziers van Anna kun je niet doden. Dood zo dat er een tegel van jou wordt.
step-2-hint-1 = Er staat iemand alleen.
step-2-answer-1 = Daar blijft iemand over. Maak het ongedaan.
step-2-done = Alleen slachtoffers op het bord bleven over.
