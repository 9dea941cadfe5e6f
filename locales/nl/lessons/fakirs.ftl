### Teksten van de les “Fakirs verzamelen”.

title = Fakirs verzamelen

step-1 = Je hebt 3 munten op een kleine markt, en je tweede beurt komt meteen: op a2 en b2 wachten bouwmeesters. Koop wat hen helpt. Win 20 punten in beide beurten samen.
step-1-hint-1 = Een fakir telt als een bouwmeester extra.
step-1-hint-2 = Beëindig de beurt, en eindig dan met de bouwmeesters op b2: zes blauwe tegels.
step-1-answer-1 = Twee soorten: 2 punten meer. Een fakir doet het beter. Maak het ongedaan.
step-1-answer-2 = Zijde heb je al. Maak het ongedaan.
step-1-answer-3 = Beide beurten zijn voorbij. Probeer opnieuw, en bewaar de fakir voor de bouwmeesters.
step-1-answer-4 = Minder munten dan mogelijk. Maak het ongedaan: eindig op b2, en leg de fakir erbij.
step-1-done = 6 munten voor één fakir. Bij een djinn zou hij een oudste besparen, bij moordenaars een stap.
