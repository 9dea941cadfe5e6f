### The words of the game in Dutch, the same in all files. There is no published Dutch edition that players share, so the words are those of
### Dutch and Flemish reviews where they agree.
###
### The player is addressed as “je”, several as “jullie”. Names of players stay as they are: “van Anna”, “Anna: …”. Quotation marks are “ ”.

-meeple = meeple
-tribe = stam
# Plural viziers.
-vizier = vizier
# Plural oudsten. Uncertain: “ouderling” in Flemish reviews, which sounds of a church.
-elder = oudste
# Plural handelaars.
-merchant = handelaar
-builder = bouwmeester
# Short for “sluipmoordenaar”.
-assassin = moordenaar
# Plural ambachtslieden.
-artisan = ambachtsman
-djinn = djinn
-fakir = fakir
-sultan = sultan
# Plural kamelen.
-camel = kameel
-tent = tent
# Plural palmbomen.
-palm = palmboom
# Plural paleizen.
-palace = paleis
-oasis = oase
-village = dorp
-small-market = kleine markt
-large-market = grote markt
-specialised-market = gespecialiseerde markt
-sacred-place = heilige plaats
-workshop = werkplaats
-city = fabelachtige stad
-chasm = kloof
-lake = groot meer
-mountain = bergen
-tile = tegel
-board = bord
# Within sentences “blauwe tegel”, “rode tegel”.
-blue-value = blauwe waarde
-red-value = rode waarde
-turn-order-track = beurtvolgordespoor
-bid-order = biedvolgorde
-spot = plek
-bid = bod
# Uncertain: “marker”, “toren” in some reviews.
-marker = pion
-round = ronde
-turn = beurt
# The walk of the meeples; a turn is “beurt”.
-move = zet
-pick-up = oppakken
-drop = neerzetten
-collect = verzamelen
# To take a tile.
-control = innemen
-row = kaartenrij
-card = grondstofkaart
# Plural goederen.
-good = goed
-set = set
-coin = munt
-point = punt
-score-sheet = scoreblad
-score-pad = scoreblok
-item = voorwerp
-precious-item = kostbaar voorwerp
-magic-item = magisch voorwerp
# Plural grillen.
-whim = gril
# To lay a whim.
-lay = uitspelen
-bag = zak
-supply = voorraad
-deck = stapel
-discard = aflegstapel
-reach = bereik
-opponent = tegenstander
-game = partij
-deal = opstelling
-hint = hint
-tip = tip
-guide = gids
-puzzle = puzzel
-lesson = les
-course = cursus
-record = verslag
-log = logboek
-undo = ongedaan maken
-take-back = terugnemen
-table = tafel
-live-table = live tafel
# What passes on sealed turns and can read nothing.
-relay = doorgeefluik
-seat = plaats
-link = link
-computer = computer
-analysis = analyse
-expansion = uitbreiding
