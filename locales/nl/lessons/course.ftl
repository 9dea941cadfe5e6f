### Teksten van de cursus: de hoofdstukken en de titels van de lessen.

chapter-1 = Een nieuwe sultan
chapter-1-done = Je weet genoeg om een eerste partij te spelen. Die eindigt met de ronde waarin iemand zijn laatste kameel zet. Munten zijn geheim: “≥ 54” betekent minstens 54 punten.
lesson-aim = Een nieuwe sultan
lesson-move = De zet
lesson-control = Een tegel innemen
lesson-tribes = De vijf stammen
lesson-tiles = Wat tegels doen
lesson-turn = Een hele beurt
lesson-bidding = Bieden
lesson-first-game = Klaar om te spelen

chapter-2 = De zet in detail
chapter-2-done = Om te onthouden: een doodlopende weg is nooit open; een lange zet mag op een tegel terugkomen; een kameel houdt niemand tegen.
lesson-dead-end = Doodlopende wegen
lesson-loops = Lussen
lesson-held = Tegels met een kameel

chapter-3 = De stammen
chapter-3-done = Om te onthouden: viziers doen een wedloop, oudsten betalen, handelaars verzamelen, bouwmeesters houden van blauwe tegels, moordenaars openen soms een tweede tegel.
lesson-viziers = Viziers
lesson-elders = Oudsten
lesson-merchants = Handelaars
lesson-builders = Bouwmeesters
lesson-assassins = Moordenaars
lesson-two-tiles = Twee tegels tegelijk

chapter-4 = De tegels
chapter-4-done = Om te onthouden: dorpen en oases groeien voor hun eigenaar, wie er ook komt; een fakir bespaart een oudste als je een djinn betaalt.
lesson-village-oasis = Dorpen en oases
lesson-markets = De markten
lesson-sacred-place = De heilige plaats
lesson-powers = Krachten van djinns

chapter-5 = Rondes en punten
chapter-5-done = Om te onthouden: wie het laatst op 0 komt, speelt vóór de anderen daar; sets worden steeds meer waard; de laatste kameel beëindigt de partij.
lesson-zeros = Nul bieden
lesson-selling = Sets en verkopen
lesson-score-sheet = Het scoreblad
lesson-ending = Het einde

chapter-6 = Tactiek: jouw beurt
chapter-6-done = Om te onthouden: laat stam en tegel allebei werken, tel de stappen, en kijk wat je achterlaat: niemand alleen, geen hopen.
lesson-double-effect = Stam en tegel
lesson-parity = Even en oneven
lesson-guard = De laatste wachter
lesson-leave-nothing = Laat niets achter
lesson-lone = Niemand alleen
lesson-piles = Geen hopen
lesson-own-djinns = Jouw djinns

chapter-7 = Tactiek: de hele partij
chapter-7-done = Om te onthouden: bied wat de eerste keuze waard is; handelaars, oudsten en fakirs vroeg; viziers pas laat doden; beëindig de partij als je voorligt. Zo denken goede spelers.
lesson-turn-order = Als eerste spelen
lesson-dear-zero = Als nul duur is
lesson-scan = Speur het bord af
lesson-merchants-early = Handelaars, vroeg
lesson-elders-early = Oudsten, vroeg
lesson-fakirs = Fakirs verzamelen
lesson-hold-goods = Houden of verkopen
lesson-viziers-by-one = Eén meer
lesson-late-kills = Viziers het laatst
lesson-set-up = Weinig meeples over
lesson-rush = Een eindsprint

chapter-8 = De ambachtslieden
chapter-8-done = Je weet genoeg om met de ambachtslieden te spelen: zet ze aan waar je een partij voorbereidt.
lesson-mountains = Bergen en kloof
lesson-artisans = Ambachtslieden en voorwerpen
lesson-workshop = Werkplaats en markt
lesson-tent = De tent

chapter-9 = De grillen
chapter-9-done = Je weet genoeg om met de grillen te spelen, alleen of samen met de ambachtslieden, en met maximaal vijf spelers: met vijf passen op de prijzen 1, 3 en 5 elk twee pionnen.
lesson-cities = Fabelachtige steden
lesson-lake = Het grote meer
lesson-whims = Grillen

chapter-10 = De djinns
chapter-10-done = Je hebt elke djinn ontmoet. In een partij haalt een tik op de kaart de kracht weer in je geheugen.
lesson-djinn-al-amin = Al-Amin
lesson-djinn-anun-nak = Anun-Nak
lesson-djinn-baal = Ba’al
lesson-djinn-boaz = Boaz
lesson-djinn-bouraq = Bouraq
lesson-djinn-echidna = Echidna
lesson-djinn-enki = Enki
lesson-djinn-hagis = Hagis
lesson-djinn-haurvatat = Haurvatat
lesson-djinn-iblis = Iblis
lesson-djinn-jafaar = Jafaar
lesson-djinn-kandicha = Kandicha
lesson-djinn-kumarbi = Kumarbi
lesson-djinn-lamia = Lamia
lesson-djinn-leta = Leta
lesson-djinn-marid = Marid
lesson-djinn-monkir = Monkir
lesson-djinn-nekir = Nekir
lesson-djinn-shamhat = Shamhat
lesson-djinn-sibittis = Sibittis
lesson-djinn-sloar = Sloar
lesson-djinn-utug = Utug
lesson-djinn-geb = Geb
lesson-djinn-ptah = Ptah
lesson-djinn-ganapati = Ganapati
lesson-djinn-kali = Kali

chapter-11 = Magische voorwerpen
chapter-11-done = Je hebt elk magisch voorwerp ontmoet. In een partij haalt een tik erop het gebruik weer in je geheugen.
lesson-item-scimitar = Vlammend kromzwaard
lesson-item-lamp = Wonderlamp
lesson-item-flute = Toverfluit
lesson-item-carpet = Vliegend tapijt
lesson-item-ring = Ring van wedergeboorte
lesson-item-talisman = Stormtalisman
lesson-item-horn = Hoorn des overvloeds
