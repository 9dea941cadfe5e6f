### Texts of the lesson “Sloar”.

title = Sloar

step-1 = Sloar, 8 points : pour un fakir, vous prenez la première carte de la pioche, sans la voir. Prenez-en une.
step-1-hint-1 = Touchez Sloar parmi vos djinns.
step-1-answer-1 = Sloar agit aussi après le déplacement.
step-1-done = De l’or pour un fakir. Un tiers de la pioche est fait de fakirs : il arrive qu’on échange l’un contre l’autre.
