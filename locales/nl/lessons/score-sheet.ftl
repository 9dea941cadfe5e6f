### Teksten van de les “Het scoreblad”.

title = Het scoreblad

step-1 =
    Het scoreblad telt munten, viziers, oudsten, djinns, goederen, tegels, palmbomen en paleizen. Fakirs tellen niet, maar ze betalen.

    Verhoog de regel van de palmbomen met 3: Enki zet er een.
step-1-hint-1 = Een palmboom telt voor wie de tegel heeft.
step-1-hint-2 = Tik op Enki, betaal met een fakir, en tik dan op je oase op a3.
step-1-answer-1 = Een oudste is 2 punten waard, een fakir geen. Maak het ongedaan, en betaal met een fakir.
step-1-answer-2 = Bouraq verhoogt een andere regel: paleizen. Maak het ongedaan.
step-1-answer-3 = Die oase is niet van jou: de palmboom telt voor de eigenaar. Maak het ongedaan.
step-1-done = 3 punten op die regel. Je paneel en het scoreblad tonen op elk moment het totaal.

step-2 = Verhoog nu de regel van de paleizen met 5: Bouraq zet er een.
step-2-hint-1 = Welk dorp is van jou?
step-2-hint-2 = Tik op Bouraq, betaal met een fakir, en tik dan op b3.
step-2-answer-1 = Een oudste is 2 punten waard, een fakir geen. Maak het ongedaan, en betaal met een fakir.
step-2-answer-2 = Dat dorp is niet van jou. Maak het ongedaan.
step-2-done = Je fakirs zijn op, je hebt 8 punten meer.

step-3 = Eén zet, en drie dingen die tellen. Win er minstens 15 punten mee.
step-3-hint-1 = Oudsten zijn elk 2 waard. Wat is de tegel waard?
step-3-hint-2 = Een leeggemaakte oase is 8 waard, en er komt een palmboom op.
step-3-answer-1 = Minder dan 15. Probeer opnieuw: welke tegel kan leeg raken?
step-3-answer-2 = Minder punten. Maak het ongedaan, en zoek een tegel die leeg kan raken.
step-3-done = 6 voor de oudsten, 8 voor de oase, 3 voor de palmboom: 17.
