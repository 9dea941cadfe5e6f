### Teksten van de les “Jouw djinns”.

title = Jouw djinns

step-1 = Een djinn verandert wat dingen waard zijn. Je hebt Jafaar, en Sam heeft viziers en oudsten in paren laten liggen. Win 9 punten.
step-1-hint-1 = Met Jafaar is een vizier 3 waard, een oudste nog steeds 2.
step-1-answer-1 = 6 punten. Maak het ongedaan, en lees Jafaar.
step-1-done = Drie viziers: 9. Denk voor elke zet aan wat je hebt, en aan wat de anderen laten liggen.
