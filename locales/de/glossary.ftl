### The words of the game in German, the same in all files.
###
### The player is addressed as “du”, several as “ihr”. Names of things follow the published edition where it has them. Names of players
### are never declined: “von Anna”, “Anna: …”. Quotation marks are „ “.

# Plural Meeples.
-meeple = Meeple
# As in the published edition; some players say “Stamm”.
-tribe = Sippe
-vizier = Wesir
# Declined as an adjective: ein Ältester, der Älteste, 2 Älteste, mit 2 Ältesten.
-elder = Ältester
# Plural Kaufleute, as in the published edition; “Händler” is common online.
-merchant = Kaufmann
-builder = Baumeister
# As in the published edition; “Assassine” is common online.
-assassin = Meuchelmörder
# As in the published expansion. Their letter is S, as K is that of Kaufleute.
-artisan = Kunstschmied
# Plural Dschinn too, as in the published edition.
-djinn = Dschinn
-fakir = Fakir
-sultan = Sultan
-camel = Kamel
-tent = Zelt
-palm = Palme
-palace = Palast
-oasis = Oase
-village = Dorf
-small-market = kleiner Markt
-large-market = großer Markt
-specialised-market = spezialisierter Markt
-sacred-place = heiliger Ort
-workshop = Werkstatt
# As in the published expansion.
-city = wundersame Stadt
# Uncertain: the name in the published expansion may be another.
-chasm = Abgrund
-lake = großer See
-mountain = Gebirge
-tile = Plättchen
-board = Spielfeld
# “blauer Wert”, “roter Wert” in the published edition; within sentences “blaue Plättchen”.
-blue-value = blauer Wert
-red-value = roter Wert
-turn-order-track = Zugreihenfolge-Leiste
-bid-order = Bietreihenfolge
-spot = Feld
-bid = Gebot
# The published edition says “Gold”, which is a good, too: here “Münze”.
-coin = Münze
-point = Punkt
# Plural Waren. The published edition says “Güter”, whose singular “Gut” is odd.
-good = Ware
-card = Rohstoffkarte
-set = Satz
-row = Kartenreihe
-deck = Stapel
-discard = Ablage
-bag = Beutel
-supply = Vorrat
-item = Gegenstand
-precious-item = kostbarer Gegenstand
-magic-item = magischer Gegenstand
-whim = Laune
# To lay a whim.
-lay = ausspielen
-marker = Zuganzeiger
-round = Runde
-turn = Zug
# The walk of the meeples within a turn; in puzzles and analysis “Zug”.
-move = Bewegung
-pick-up = aufnehmen
-drop = absetzen
-collect = einsammeln
# To control a tile: kontrollieren; to take it: einnehmen.
-control = kontrollieren
# Uncertain: “Spieler” and “Gegner” are the usual generic forms of rules; avoided where a sentence allows it.
-opponent = Gegner
-game = Partie
-deal = Aufbau
-score-sheet = Wertungsblatt
-score-pad = Wertungsblock
-hint = Hinweis
-tip = Tipp
# As in chess.
-puzzle = Aufgabe
-lesson = Lektion
-course = Kurs
-record = Aufzeichnung
-log = Verlauf
-undo = Rückgängig
-take-back = zurücknehmen
-live-table = Live-Tisch
# Uncertain: the small server that passes on sealed turns.
-relay = Vermittler
-seat = Platz
-link = Link
-computer = Computer
-analysis = Analyse
-expansion = Erweiterung
# How far assassins kill.
-reach = Reichweite
# What explains a first game.
-guide = Begleitung
# The people and computers of a game.
-table = Tisch
