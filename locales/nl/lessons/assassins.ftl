### Teksten van de les “Moordenaars”.

title = Moordenaars

step-1 =
    Moordenaars gaan terug in de zak en doden één meeple. Hun bereik: één stap langs rijen en kolommen voor elk van hen; de tegel waar ze op staan hoort er ook bij.

    Pak de moordenaar op a2 op, breng hem bij die op a3, en probeer de vizier op d1 te doden.
step-1-hint-1 = Eerst de zet: van a2 naar a3. Tik dan op d1.
step-1-answer-1 = Die was binnen bereik. Maak het ongedaan, en probeer de vizier op d1.
step-1-answer-2 = De moordenaars moeten elkaar op a3 treffen. Maak het ongedaan.
step-1-done = Twee moordenaars reiken twee stappen ver. De vizier op d1 is er vijf ver.

step-2 = Een tegel die door de moord leeg raakt, wordt van jou net als de tegel van je zet, als er geen kameel staat. Dood zo dat je de tegel wint die het meest waard is.
step-2-hint-1 = Zoek meeples die alleen staan, hoogstens twee stappen van a3. De tegel van de moordenaars telt ook.
step-2-hint-2 = Zijn de moordenaars in je hand, dan staat de oudste op a3 alleen op een oase die 8 waard is.
step-2-answer-1 = Een tegel, maar een andere binnen bereik is 8 waard. Maak het ongedaan.
step-2-answer-2 = Het slachtoffer stond niet alleen, dus niemand neemt de tegel in. Maak het ongedaan.
step-2-answer-3 = Dat zijn geen moordenaars. Maak het ongedaan.
step-2-done = De oase is van jou: 8 punten, en de palmboom die je zo zet, staat op je eigen tegel. Je moet doden zodra er een slachtoffer zonder fakir binnen bereik is.

step-3 = Een fakir maakt het bereik één stap groter. Je hebt er een. Pak de moordenaar op a2 weer op, breng hem bij die op a3, en neem de oase op c2 in.
step-3-hint-1 = Van a3 naar c2: twee kolommen en één rij.
step-3-hint-2 = Tik na de zet op c2; de fakir wordt vanzelf afgelegd.
step-3-answer-1 = Een ander slachtoffer. Maak het ongedaan: met de fakir bereik je de oase op c2.
step-3-answer-2 = Dat zijn geen moordenaars. Maak het ongedaan.
step-3-done = Afstand 3: twee moordenaars en een fakir. Je legt nooit meer fakirs af dan de weg vraagt.

step-4 = Voor de viziers en oudsten vóór een tegenstander maakt de afstand niet uit. Sam heeft evenveel viziers als jij. Wat is nu het beste slachtoffer?
step-4-hint-1 = Denk eraan: 10 punten voor elke tegenstander met minder viziers.
step-4-hint-2 = Tik op de viziers van Sam.
step-4-answer-1 = Een oudste kost Sam 2 punten. Een vizier levert jou meer op. Maak het ongedaan.
step-4-answer-2 = Een tegel is goed, maar hier wachten 10 punten. Maak het ongedaan, en kijk naar Sam.
step-4-answer-3 = Dat zijn geen moordenaars. Maak het ongedaan.
step-4-done = Twee tegen één: de bonus van 10 is van jou.

step-5 = Kost elk slachtoffer een fakir, dan mag je ze allemaal sparen. Hier leveren die binnen bereik niets op, en je fakir verdient een andere keer misschien meer. Houd hem.
step-5-hint-1 = Zoek de knop die niemand doodt.
step-5-answer-1 = De fakir is weg, en er is niets gewonnen. Maak het ongedaan.
step-5-done = De moordenaars gaan terug in de zak, de fakir wacht op bouwmeesters, of op een djinn.
