### Teksten van de les “Eén meer”.

title = Eén meer

step-1 = Je hebt 3 viziers, Sam 4. De bonus van 10 vraagt er één meer, niet veel meer. Win 23 punten in deze beurt.
step-1-hint-1 = Twee viziers zijn genoeg. Wat geeft een tegel nog meer?
step-1-hint-2 = Eindig op de oase in het westen.
step-1-answer-1 = Zeven viziers: dezelfde bonus, en geen tegel. Maak het ongedaan.
step-1-answer-2 = Geen viziers, geen bonus. Maak het ongedaan.
step-1-done = 2 voor viziers, 10 voor de bonus, 8 en 3 voor de oase. Vier viziers hadden 14 opgeleverd.
