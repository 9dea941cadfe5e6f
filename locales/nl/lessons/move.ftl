### Teksten van de les “De zet”.

title = De zet

step-1 = Pak alle meeples van een tegel op en zet er op elke volgende tegel één neer. De laatste komt bij zijn eigen stam. Begin in het midden, de vizier (geel) eerst.
step-1-hint-1 = Twee meeples, twee stappen. Waar staat twee stappen verder al een oudste?
step-1-hint-2 = De vizier eerst, de oudste het laatst: naar een hoek links.
step-1-answer-1 = Gaat de oudste eerst, dan komt de vizier het laatst, en twee stappen verder wacht geen vizier. Zet de vizier eerst neer.
step-1-answer-2 = Ook een geldige zet. Maak hem ongedaan, en pak de meeples in het midden op.

step-2 = Probeer het nu stuk te krijgen: pak het midden weer op, en tik op een hoek rechts. Figuur: hier kun je neerzetten. Vlag: hier kun je eindigen.
step-2-hint-1 = Pak de meeples in het midden op en tik dan op de tegel rechtsonder.
step-2-answer-1 = Je bent geëindigd zoals de regels het willen. Maak het ongedaan, en probeer een hoek rechts.
step-2-done = Geweigerd: geen stap gaat schuin of meteen terug. Probeer wat je wilt: het programma kent de regels.

step-3 = Letters en cijfers aan de rand geven elke tegel een naam. Tik op a1, dan op een moordenaar (rood) in je hand, dan op a2. Eindig op b3.
step-3-hint-1 = Je hand ligt onder het bord: tik daar op een kleur, en de volgende tegel krijgt die.
step-3-hint-2 = Over a2 en b2 naar b3: moordenaar, bouwmeester (blauw), moordenaar.
step-3-answer-1 = Op a2 ligt een bouwmeester. Maak alles ongedaan, en tik vóór a2 op de moordenaar in je hand.
step-3-answer-2 = Een geldig eind, maar niet op b3. Maak het ongedaan.
step-3-done = Zo kies je wat een tik neerzet. Je eindigt met minstens twee van één stam.
