### Wat de djinns en de voorwerpen doen, in woorden.

djinn-power = { $djinn ->
    [al-amin] Aan het eind van de partij telt elk paar van je fakirs als één goed naar keuze.
    [anun-nak] Zet 3 willekeurige meeples uit de zak op een tegel waar niets op staat.
    [baal] Telkens als er een andere djinn wordt genomen: 1 munt als jij hem neemt, 2 als een tegenstander dat doet.
    [boaz] De meeples vóór je kunnen niet worden gedood.
    [bouraq] Zet een paleis op een dorp naar keuze.
    [echidna] Je bouwmeesters verdienen deze beurt het dubbele.
    [enki] Zet een palmboom op een oase naar keuze.
    [ganapati] Telkens als er een gril wordt genomen: 1 munt als jij het doet, 2 als een tegenstander het doet.
    [geb] Aan het eind van de partij is elk kostbaar voorwerp van jou 3 punten meer waard.
    [hagis] Een paleis dat je zet, mag in plaats daarvan op een aangrenzende tegel.
    [haurvatat] Aan het eind van de partij zijn je palmbomen 5 punten waard in plaats van 3.
    [iblis] Je moordenaars doden 2 meeples op één tegel, of 2 vóór één tegenstander.
    [jafaar] Aan het eind van de partij zijn je viziers 3 punten waard in plaats van 1.
    [kali] 1 munt voor elke pion van een tegenstander die je op het beurtvolgordespoor opschuift, 2 telkens als een tegenstander de jouwe opschuift.
    [kandicha] Voor wat je moordenaars doden: een handelaar geeft een kaart (van de stapel; met de ambachtslieden de eerste van de rij), een bouwmeester de munten van de blauwe tegels eromheen; een vizier, oudste of ambachtsman komt naar jou, een ambachtsman met een voorwerp.
    [kumarbi] Bij het bieden verlaagt elke fakir die je aflegt de prijs met één stap.
    [lamia] Een palmboom die je zet, mag in plaats daarvan op een aangrenzende tegel.
    [leta] Zet een kameel op een tegel waar niets op staat.
    [marid] Voor elke meeple die op een tegel van jou wordt neergezet: 1 munt bij jouw zet, 2 bij die van een tegenstander.
    [monkir] Voor elk paleis dat wordt gezet: 1 munt als jij het doet, 2 als een tegenstander het doet.
    [nekir] Telkens als moordenaars doden: 1 munt als het die van jou zijn, 2 als ze van een tegenstander zijn.
    [ptah] Aan het eind van de partij is elke ambachtsman van jou 2 punten meer waard.
    [shamhat] Aan het eind van de partij zijn je oudsten 4 punten waard in plaats van 2.
    [sibittis] Trek 3 djinns, houd er één, leg de andere af.
    [sloar] Pak de bovenste kaart van de stapel.
   *[utug] Zet een kameel op een tegel waar alleen meeples op staan.
}

djinn-effect = { $djinn ->
    [al-amin] Aan het eind: 2 fakirs zijn 1 goed
    [anun-nak] 3 willekeurige meeples op een lege tegel
    [baal] Djinn genomen: 1 munt (anderen: 2)
    [boaz] Niemand doodt meeples vóór jou
    [bouraq] Een paleis op een dorp naar keuze
    [echidna] Je bouwmeesters verdienen dubbel
    [enki] Een palmboom op een oase naar keuze
    [ganapati] Gril genomen: 1 munt (anderen: 2)
    [geb] Kostbare voorwerpen: elk 3 punten meer
    [hagis] Paleis: ook op een tegel ernaast
    [haurvatat] Palmbomen: 5 punten, niet 3
    [iblis] Moordenaars doden 2 op één plek
    [jafaar] Viziers: 3 punten, niet 1
    [kali] Jij schuift op: 1 munt; zij jou: 2
    [kandicha] Winst uit wie je moordenaars doden
    [kumarbi] Bod: een stap lager per fakir
    [lamia] Palmboom: ook op een tegel ernaast
    [leta] Een kameel op een lege tegel
    [marid] Neergezet op jouw tegel: 1 munt (anderen: 2)
    [monkir] Paleis gezet: 1 munt (anderen: 2)
    [nekir] Moordenaars doden: 1 munt (anderen: 2)
    [ptah] Ambachtslieden: elk 2 punten meer
    [shamhat] Oudsten: 4 punten, niet 2
    [sibittis] Trek 3 djinns, houd er 1
    [sloar] Pak de bovenste kaart van de stapel
   *[utug] Een kameel op een tegel met alleen meeples
}

item-power = { $item ->
    [jewel] 5 punten aan het eind.
    [chest] 7 punten aan het eind.
    [crown] 9 punten aan het eind.
    [scimitar] Haal 2 meeples van één tegel weg.
    [lamp] Neem gratis een djinn die open ligt, of de bovenste van de stapel.
    [flute] Haal maximaal 5 meeples van de aangrenzende tegels naar één tegel.
    [carpet] Bij je zet mag de laatste meeple naar elke andere tegel, ook over bergen.
    [ring] Neem een voorwerp van de aflegstapel.
    [talisman] Verplaats een van je kamelen, of de tent, naar een tegel zonder kameel of tent.
   *[horn] Vul de kaartenrij aan en leg die in de volgorde die je wilt.
}
