### Teksten van de les “De vijf stammen”.

title = De vijf stammen

step-1 = Viziers en oudsten blijven bij jou: een vizier is 1 punt, een oudste 2. Elke rivaal met minder viziers geeft er 10 bij. Win 4 punten.
step-1-hint-1 = Welke twee oudsten (wit) staan naast elkaar?
step-1-answer-1 = Dat zijn geen oudsten. Maak alles ongedaan, en breng twee oudsten samen.

step-2 = Handelaars (groen) brengen kaarten, elk één, van het begin van de rij. Haal er twee.
step-2-hint-1 = Een handelaar op a2 kan bij die ernaast komen.
step-2-hint-2 = Dan vraagt de balk iets: pak de kaarten.
step-2-answer-1 = Dat zijn geen handelaars. Maak het ongedaan.
step-2-done = Graan hoort bij de goederen, een fakir niet: geef die uit om bouwmeesters of moordenaars te versterken.

step-3 = Bouwmeesters verdienen munten: bouwmeesters keer blauwe tegels, hier en eromheen, ook schuin. Verdien er 6.
step-3-hint-1 = In het oosten zijn alle waarden rood. Kijk naar het westen.
step-3-hint-2 = De bouwmeester op a2 komt bij die ernaast; pak dan de munten.
step-3-answer-1 = Geen blauwe tegel in de buurt: geen munten. Maak het ongedaan.
step-3-answer-2 = Dat zijn geen bouwmeesters. Maak het ongedaan.
step-3-done = Twee bouwmeesters, drie tegels: 6. Een munt is een punt.

step-4 = Moordenaars doden één meeple; elk van hen reikt één stap ver. Stond het slachtoffer alleen, dan wordt ook die tegel van jou. Neem twee tegels in.
step-4-hint-1 = Breng de moordenaars (rood) samen. Wie staat er binnen bereik alleen?
step-4-answer-1 = Op die tegel blijven anderen over. Maak het ongedaan, en dood er een die alleen staat.
step-4-answer-2 = Dat zijn geen moordenaars. Maak het ongedaan.
