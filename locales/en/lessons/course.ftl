### Texts of the course: its chapters and the titles of its lessons.

chapter-1 = A new Sultan
chapter-1-done = You know enough to play a first game. It ends with the round in which a player places the last camel. Coins are secret: “≥ 54” means at least 54 points.
lesson-aim = A new Sultan
lesson-move = The move
lesson-control = Taking a tile
lesson-tribes = The five tribes
lesson-tiles = What tiles do
lesson-turn = A whole turn
lesson-bidding = Bidding
lesson-first-game = Ready to play

chapter-2 = The move in full
chapter-2-done = To remember: no way into a dead end is ever open; a long walk may come back to a tile; a camel stops nobody.
lesson-dead-end = Dead ends
lesson-loops = Loops
lesson-held = Tiles with a camel

chapter-3 = The tribes
chapter-3-done = To remember: viziers race, elders pay, merchants gather, builders love blue-valued tiles, assassins may open a second tile.
lesson-viziers = Viziers
lesson-elders = Elders
lesson-merchants = Merchants
lesson-builders = Builders
lesson-assassins = Assassins
lesson-two-tiles = Two tiles at once

chapter-4 = The tiles
chapter-4-done = To remember: villages and oases grow for their owner, whoever comes; a fakir spares an elder when you pay for a djinn.
lesson-village-oasis = Villages and oases
lesson-markets = The markets
lesson-sacred-place = The sacred place
lesson-powers = Powers of djinns

chapter-5 = Rounds and points
chapter-5-done = To remember: the last to join the zeros plays before them; sets grow in value; the last camel ends the game.
lesson-zeros = Bids of zero
lesson-selling = Sets and sales
lesson-score-sheet = The score sheet
lesson-ending = The end

chapter-6 = Tactics: your turn
chapter-6-done = To remember: let tribe and tile both work, count the steps, and look at what you leave: nobody alone, no piles.
lesson-double-effect = Tribe and tile
lesson-parity = Even and odd
lesson-guard = The last guard
lesson-leave-nothing = Leave nothing behind
lesson-lone = Nobody alone
lesson-piles = No piles
lesson-own-djinns = Your djinns

chapter-7 = Tactics: the whole game
chapter-7-done = To remember: bid for what the first choice is worth; merchants, elders and fakirs early; vizier kills late; end the game when you lead. This is how good players think.
lesson-turn-order = Going first
lesson-dear-zero = When zero is dear
lesson-scan = Scan the board
lesson-merchants-early = Merchants, early
lesson-elders-early = Elders, early
lesson-fakirs = Gather fakirs
lesson-hold-goods = Hold or sell
lesson-viziers-by-one = Ahead by one
lesson-late-kills = Viziers last
lesson-set-up = Few meeples left
lesson-rush = A rush

chapter-8 = The Artisans
chapter-8-done = You know enough to play with the Artisans: switch them on where a game is set up.
lesson-mountains = Mountains and chasm
lesson-artisans = Artisans and items
lesson-workshop = Workshop and market
lesson-tent = The tent

chapter-9 = The Whims
chapter-9-done = You know enough to play with the Whims, alone or together with the Artisans, and with up to five players: with five, the prices 1, 3 and 5 take two markers each.
lesson-cities = Fabulous cities
lesson-lake = The great lake
lesson-whims = Whims

chapter-10 = The djinns
chapter-10-done = You have met every djinn. In a game, a tap on its card brings its power back to mind.
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

chapter-11 = Magic items
chapter-11-done = You have met every magic item. In a game, a tap on it brings its use back to mind.
lesson-item-scimitar = Burning scimitar
lesson-item-lamp = Fabulous lamp
lesson-item-flute = Enchanting flute
lesson-item-carpet = Flying carpet
lesson-item-ring = Rebirth ring
lesson-item-talisman = Tempest talisman
lesson-item-horn = Horn of plenty
