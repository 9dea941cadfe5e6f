### Teksten van de les “Vliegend tapijt”.

title = Vliegend tapijt

step-1 =
    Het vliegende tapijt: de laatste meeple van je zet mag naar elke tegel vliegen, behalve die waar je staat. Hij moet wel bij zijn kleur komen.

    De heilige plaats in de verre hoek is 15 waard. Vlieg erheen vanaf a1.
step-1-hint-1 = Gebruik het tapijt, voor de zet of tijdens de zet.
step-1-hint-2 = Zet de vizier eerst neer. De oudste vliegt naar de oudsten.
step-1-answer-1 = Ergens anders geland. Maak het ongedaan, en vlieg naar d3.
step-1-done = Drie oudsten en 15 punten van de andere kant van het bord.
