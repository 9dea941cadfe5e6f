### Teksten van de les “Ganapati”.

title = Ganapati

step-1 =
    Ganapati, 6 punten, met de grillen: telkens als er een gril wordt genomen, krijg je 1 munt als jij die neemt, 2 als een tegenstander dat doet.

    Laat Ganapati verdienen.
step-1-hint-1 = In de stad op a1 ligt een gril. Eindig je zet daar.
step-1-answer-1 = Daar ligt geen gril. Maak het ongedaan.
step-1-done = Een gril in de hand, en een munt.
