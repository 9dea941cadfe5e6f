### Teksten van de les “Als eerste spelen”.

title = Als eerste spelen

step-1 =
    Zoek voor je biedt de beste zet op het bord, en de op een na beste. Het verschil is wat eerst spelen waard is.

    Hier wint de moordenaar op b2 26 punten door op a1 te eindigen en op a3 te doden; de volgende zet levert 14 op. Eerst spelen is dus tot 12 munten waard. Sam bood 3, Olivier 1. Bied goed.
step-1-hint-1 = Wie eerst speelt, pakt de 26. Een paar munten zijn daar weinig voor.
step-1-hint-2 = De goedkoopste plek vóór Sam volstaat.
step-1-answer-1 = Eerst, maar 5 was genoeg geweest: na jou biedt niemand. Probeer opnieuw.
step-1-answer-2 = Je bespaart 5 munten, en Sam wint 26 punten. Probeer opnieuw.
step-1-done = 5 munten voor een zet die 12 punten meer oplevert dan de volgende.

step-2 = Jij bent eerst. Pak waar je voor betaald hebt.
step-2-hint-1 = Vanaf b2 gaat de moordenaar naar a1.
step-2-hint-2 = Dood de bouwmeester op a3.
step-2-answer-1 = Niet die. Maak het ongedaan, en ga met de moordenaar naar a1.
step-2-answer-2 = De bouwmeester op a3 is het slachtoffer dat je wilt. Maak het ongedaan.
step-2-done = 26 punten voor 5 munten.

step-3 = Een ander bord. Vier oases kun je innemen, elk met de oudste ernaast, en elk voor evenveel punten. Sam bood 3, Olivier 1. Bied goed.
step-3-hint-1 = Hoeveel van de vier zijn er over als je laatst speelt?
step-3-answer-1 = Je betaalt voor een keuze tussen gelijken. Probeer opnieuw.
step-3-done = Er blijven er twee over, en je hebt er maar één nodig. Is veel gelijk, dan zijn munten punten.
