### The words of the game in Polish, the same in all files.
###
### The player is addressed as “ty”, in the present tense, so that no gender is claimed. The game is “Pięć Klanów” in its published
### edition. Names of players are never declined: “gracz Anna”, “Anna: …”.
### Quotation marks are „ ”.

# Plural meeple, genitive meepli.
-meeple = meeple
# As in the published edition (Pięć Klanów).
-tribe = klan
-vizier = wezyr
# As in the published edition; “starszyzna” is heard, too.
-elder = mędrzec
-merchant = kupiec
# Declined as an adjective: budowniczego, budowniczych.
-builder = budowniczy
-assassin = asasyn
# Uncertain: the expansion has no Polish edition that we know.
-artisan = rzemieślnik
-djinn = dżin
-fakir = fakir
-sultan = Sułtan
-camel = wielbłąd
-tent = namiot
-palm = palma
-palace = pałac
-oasis = oaza
-village = wioska
# “targowisko” is used, too; “targ” is shorter.
-small-market = mały targ
-large-market = duży targ
-specialised-market = targ specjalny
-sacred-place = miejsce święte
-workshop = warsztat
# Uncertain: chosen here.
-city = bajeczne miasto
-chasm = przepaść
-lake = wielkie jezioro
-mountain = góra
-tile = płytka
-board = plansza
# “płytka z niebieską wartością”; where it has to be short: “niebieska płytka”.
-blue-value = płytka z niebieską wartością
-red-value = płytka z czerwoną wartością
-turn-order-track = tor kolejności
-bid-order = kolejność licytacji
-spot = pole
-bid = oferta
-marker = znacznik
-round = runda
-turn = tura
-move = ruch
-pick-up = podnieść
-drop = zostawić
-collect = zebrać
-control = zająć
-row = rząd kart
-card = karta
# Plural towary.
-good = towar
-set = zestaw
-coin = moneta
-point = punkt
-score-sheet = arkusz wyników
-score-pad = notes wyników
-item = przedmiot
-precious-item = cenny przedmiot
-magic-item = magiczny przedmiot
-whim = kaprys
-lay = zagrać
-bag = woreczek
-deck = talia
-discard = karty odrzucone
-reach = zasięg
-hint = podpowiedź
-guide = przewodnik
# As in chess.
-puzzle = zadanie
-lesson = lekcja
-course = kurs
-record = zapis gry
-log = dziennik
# The same verb as undo, with what is taken back: cofnąć turę.
-take-back = cofnąć turę
-table = stół
-seat = miejsce
-expansion = dodatek
# Uncertain: the small server that passes on sealed turns.
-relay = przekaźnik
