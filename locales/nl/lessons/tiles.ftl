### Teksten van de les “Wat tegels doen”.

title = Wat tegels doen

step-1 = De laatste tegel doet iets. Op een oase komt een palmboom, 3 punten; op een dorp een paleis, 5. Eindig op een daarvan, en tik er dan nog eens op.
step-1-hint-1 = De oudste in het midden kan beide kanten op.
step-1-hint-2 = Ga naar het dorp, en tik er dan nog eens op.
step-1-answer-1 = Dat is een markt. Maak het ongedaan, en begin daar.
step-1-done = De leeggemaakte tegel is van jou, met wat erop staat.

step-2 = 1, 2, 3, 4, 5 verschillende goederen zijn 1, 3, 7, 13, 21 waard. Een kleine markt verkoopt één kaart voor 3 munten, een grote twee voor 6. Koop.
step-2-hint-1 = Aan elk uiteinde ligt een markt.
step-2-hint-2 = Tik op de kleine op een verlichte kaart.
step-2-answer-1 = Dat is een heilige plaats. Maak het ongedaan, en begin daar.
step-2-done = Drie soorten waren 7 waard; een vierde maakt 13, een vijfde 21.

step-3 = Betaal op een heilige plaats twee oudsten, of een oudste en een fakir, voor een djinn: zijn punten en kracht zijn van jou. Neem er een.
step-3-hint-1 = De heilige plaats ligt in het westen.
step-3-hint-2 = Eindig daar met de oudsten, en tik dan op een djinn.
step-3-answer-1 = Dit is geen heilige plaats. Maak het ongedaan, en ga naar a1.
step-3-done = Tik op de kaart om de kracht te lezen.
