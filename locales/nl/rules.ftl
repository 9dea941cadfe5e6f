### De regels waarnaar weigeringen en kaarten verwijzen: een korte naam, en de regel in woorden voor de hulp.

name = { $id ->
    [1.6] djinns die munten opleveren
    [R-B1] vrije plekken
    [R-B4] bieden met Kumarbi
    [R-B6] opgeschoven pionnen
    [R-T1] wie een zet kan doen, moet
    [R-T2] wanneer krachten en voorwerpen mogen
    [R-T3] wanneer je Echidna, Iblis, Hagis en Lamia betaalt
    [R-T4] de actie van de tegel
    [R-T9] kloof en meer
    [R-M1] stap voor stap
    [R-M2] niet meteen terug
    [R-M4] de laatste meeple
    [R-M5] geen doodlopende weg
    [R-A1] slachtoffers binnen bereik
    [R-A4] twee slachtoffers met Iblis
    [R-A6] slachtoffers met Kandicha
    [R-W1] een gril nemen
    [R-W2] een gril uitspelen
    [R-S2] punten voor viziers
    [R-S3] punten voor oudsten
    [R-S6] punten voor palmbomen en paleizen
    [R-S8] punten voor goederen
    [R-S9] punten voor ambachtslieden
    [R-S10] punten voor voorwerpen
   *[other] { "" }
}

words = { $id ->
    [1.6] Ba’al, Marid, Monkir, Nekir, Kali en Ganapati leveren munten op telkens als gebeurt wat op hun kaart staat: 1 munt als jij het doet, 2 als een tegenstander het doet.
    [R-B1] Om te bieden zet je je pion op een vrije plek van het beurtvolgordespoor en betaal je meteen de prijs. Op een prijs past één pion; op 0 passen er drie, en met vijf spelers op 1, 3 en 5 elk twee.
    [R-B4] Wie Kumarbi heeft, mag bij een bod fakirs afleggen: elke maakt de prijs één stap lager, tot 0 toe.
    [R-B6] Kali telt elke pion die wordt opgeschoven, één keer per keer: 1 munt voor een pion van een tegenstander die jij opschuift, 2 voor een van jou die een tegenstander opschuift. Je eigen tweede pion telt niet.
    [R-T1] Kun je een zet doen, dan moet je er een doen. Kun je er geen doen, dan sla je die over, en is deze ronde de laatste.
    [R-T2] In je beurt mag je elke kracht die iets kost één keer gebruiken, en één magisch voorwerp. Niet zolang je voor de zet meeples in je hand hebt, en niet zolang een andere keuze op je wacht. Wat niets zou doen, mag niet.
    [R-T3] Echidna of Iblis betaal je vlak voordat de bouwmeesters of moordenaars iets doen, Hagis of Lamia terwijl je het paleis of de palmboom op een aangrenzende tegel zet. Kan het ook zonder hen, dan betaal je niets.
    [R-T4] Op een dorp moet je een paleis zetten, op een oase een palmboom, als er nog een in de voorraad is. In een stad neem je de gril. Bij markten, heilige plaatsen en werkplaatsen kies je zelf of je betaalt.
    [R-T9] Op de kloof en het grote meer kan niets staan: geen meeple, geen kameel, geen palmboom, geen paleis.
    [R-M1] Pak alle meeples van één tegel op en zet ze een voor een neer, elke op een tegel die een zijde deelt met de vorige. Nooit schuin, nooit over bergen, nooit op de kloof of het meer. Lege tegels en tegels met kamelen mogen op je weg liggen.
    [R-M2] De volgende meeple mag niet op de tegel die je net verliet; ook de tegel waar de zet begon geldt als verlaten. Later in de zet mag je op elke tegel terugkomen.
    [R-M4] De laatste meeple moet bij een andere van zijn kleur komen, die al op de tegel stond of er in dezelfde zet is neergezet.
    [R-M5] Je zet de kleuren neer in de volgorde die je wilt, zolang de laatste meeple nog bij een andere van zijn kleur kan komen. Een stap waarna dat niet meer kan, mag niet.
    [R-A1] Moordenaars doden één meeple: op een tegel die niet verder weg is dan moordenaars plus afgelegde fakirs, geteld langs rijen en kolommen, of een vizier, oudste of ambachtsman vóór een tegenstander zonder Boaz. Je moet doden als het zonder fakir kan.
    [R-A4] Met Iblis doden je moordenaars twee meeples op één tegel, of twee vóór één tegenstander. Is er maar één, dan die.
    [R-A6] Voor elke meeple die je doodt: een handelaar geeft de bovenste kaart van de stapel (met de ambachtslieden de eerste kaart van de rij), een bouwmeester 1 munt voor elke blauwe tegel van zijn eigen en die eromheen. Een vizier, oudste of ambachtsman komt naar jou; voor een ambachtsman neem je ook het bovenste voorwerp.
    [R-W1] Eindigt je zet in een stad, dan neem je de gril die daar ligt. Erdoorheen gaan, of de stad innemen door te doden, telt niet.
    [R-W2] Je mag een gril uit je hand uitspelen voor de munten zodra de voorwaarde vervuld is: in je beurt, behalve tijdens de zet, of vlak voor je bod. Aan het eind van de partij gebeurt dat vanzelf.
    [R-S2] Elke vizier is 1 punt (3 met Jafaar), en je krijgt 10 voor elke tegenstander die minder viziers heeft. Een gelijk aantal geeft geen bonus.
    [R-S3] Elke oudste vóór je is 2 punten, 4 met Shamhat.
    [R-S6] Elke palmboom op jouw tegels is 3 punten (5 met Haurvatat), elk paleis 5; het dubbele op de tegels rond het grote meer.
    [R-S8] Sets van verschillende goederen tellen als bij een verkoop, op de beste manier verdeeld. Met Al-Amin staan elke 2 fakirs voor één goed naar keuze.
    [R-S9] Elke ambachtsman vóór je is 2 punten, 3 als niemand meer ambachtslieden heeft dan jij. Met Ptah is elke 2 meer waard.
    [R-S10] Elk kostbaar voorwerp is zijn getal waard, 3 meer met Geb. Magische voorwerpen zijn aan het eind niets waard.
   *[other] { "" }
}
