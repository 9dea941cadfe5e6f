### Teksten van de les “Enki”.

title = Enki

step-1 = Enki, 8 punten: voor een oudste of een fakir zet je een palmboom op een oase naar keuze. Doe dat, en verlies geen punten door te betalen.
step-1-hint-1 = Jouw kameel staat op de oase in het oosten.
step-1-hint-2 = Een fakir is geen punten waard, dus betaal daarmee.
step-1-answer-1 = Een betaalde oudste is 2 punten minder. Maak het ongedaan.
step-1-answer-2 = De palmboom staat niet op een tegel van jou. Maak het ongedaan.
step-1-done = 3 punten voor een fakir.
