### Teksten van de les “Als nul duur is”.

title = Als nul duur is

step-1 = Wie altijd 0 biedt, krijgt altijd wat overblijft. Tel wat jij wint, en wat Sam in jouw plaats zou winnen. Bied met je tweede pion, en speel dan: win in totaal 18 punten.
step-1-hint-1 = Twee moordenaars, een oase, een vizier alleen op 12: wie eerst speelt, pakt 23 punten.
step-1-hint-2 = Sam staat op 3: bied 5. Dan van c2 naar b2, en dood op a2.
step-1-answer-1 = Eerst, maar 5 volstaat. Probeer opnieuw.
step-1-answer-2 = 0 munten, en 23 punten voor Sam. Probeer opnieuw.
step-1-answer-3 = De vizier op a2 is 12 waard. Maak het ongedaan.
step-1-answer-4 = Je hebt betaald om eerst te spelen: pak het beste. Maak het ongedaan.
step-1-answer-5 = Minder dan 18. Probeer opnieuw: bied 5, en pak de 23 punten.
step-1-done = 23 voor 5 munten, en 23 die Sam niet krijgt.
