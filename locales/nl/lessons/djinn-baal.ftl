### Teksten van de les “Ba’al”.

title = Ba’al

step-1 =
    Ba’al, 6 punten: telkens als er een andere djinn wordt genomen, krijg je 1 munt als jij hem neemt, 2 als een tegenstander dat doet.

    Je staat op een heilige plaats. Laat Ba’al verdienen.
step-1-hint-1 = Neem een willekeurige djinn: twee oudsten, of een oudste en een fakir.
step-1-answer-1 = Geen djinn, geen munt. Maak het ongedaan.
step-1-done = Een djinn voor jou, en een munt erbij. Ba’al zelf levert niets op als hij wordt genomen.
