### Teksten van de les “Lussen”.

title = Lussen

step-1 =
    Geen stap meteen terug op de tegel die je net verliet; ook het begin geldt als verlaten.

    Pak de meeples op a1 op: een moordenaar naar a2, de bouwmeester naar b2. Probeer dan de tweede moordenaar op a2 te zetten.
step-1-hint-1 = a1, dan a2 met een moordenaar, dan b2 met de bouwmeester.
step-1-hint-2 = Tik nu weer op a2.
step-1-answer-1 = Je vond een geldig eind. Maak het ongedaan: probeer nu terug te gaan naar a2.
step-1-done = Geweigerd: daar kom je net vandaan. Later in een langere zet mag je terugkomen.

step-2 =
    Een zet van vijf of meer mag op een tegel terugkomen, zelfs op het begin. Op vier tegels gaan vijf meeples helemaal rond en één verder.

    Begin op a1 en breng drie handelaars samen op de oase.
step-2-hint-1 = Op de oase staat één handelaar. De twee in je hand gaan er als eerste en als laatste heen.
step-2-hint-2 = De weg: a2, b2, b1, a1, en weer a2.
step-2-answer-1 = Een geldig eind, maar geen drie handelaars op de oase. Maak het ongedaan, en begin op a1: de eerste en de laatste zijn handelaars, allebei op de oase.
step-2-done = Drie handelaars in de hand: één stond er al, twee kwamen in dezelfde zet. Een stap terug was nooit nodig.

step-3 =
    Een tweetal kan zelfs onderweg ontstaan. De oase is leeg, maar op a1 staan twee moordenaars.

    Pak de meeples op a1 op, zet de eerste moordenaar neer op de oase, loop rond, en kom er met de tweede bij.
step-3-hint-1 = Loop rond over de vier tegels in het westen.
step-3-hint-2 = De weg: a2, b2, b1, a1, a2, met een moordenaar als eerste en als laatste.
step-3-answer-1 = Dit kan, maar de twee moordenaars moeten elkaar op de oase treffen. Maak het ongedaan.
step-3-done = Allebei in de hand, en de oase is van jou.

step-4 = Onderweg liet je losse meeples achter. Je twee moordenaars reiken twee stappen ver: dood een meeple die alleen staat, en ook die tegel is van jou.
step-4-hint-1 = Tik op een tegel met één meeple.
step-4-hint-2 = De heilige plaats op b2 is 10 waard.
step-4-answer-1 = Op die tegel blijft iemand over. Maak het ongedaan, en kies er een die alleen staat.
step-4-done = Twee tegels in één beurt.
