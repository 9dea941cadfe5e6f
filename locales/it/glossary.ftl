### The words of the game in Italian, the same in all files.
###
### The player is addressed as “tu”. What players did stands in the present or with “avere”, so that no gender is claimed. Names follow
### “di”, “con”, “per” or a colon, never “a”, which would need “ad”. Quotation marks are « », without spaces.

# Plural meeple.
-meeple = meeple
-tribe = tribù
# Plural visir. “Consigliere” is heard, too.
-vizier = visir
# Uncertain: players say “saggio” and “anziano”; “saggio” leaves the letter A to the assassins.
-elder = saggio
-merchant = mercante
-builder = costruttore
-assassin = assassino
-artisan = artigiano
# As in the published edition (I Geni di Naqala); “djinn” is heard, too.
-djinn = genio
-fakir = fachiro
-sultan = Sultano
-camel = cammello
-tent = tenda
-palm = palma
-palace = palazzo
# Plural oasi.
-oasis = oasi
-village = villaggio
-small-market = mercato piccolo
-large-market = mercato grande
-specialised-market = mercato specializzato
-sacred-place = luogo sacro
-workshop = laboratorio
# Uncertain: chosen here.
-city = città favolosa
-chasm = precipizio
-lake = grande lago
-mountain = montagna
-tile = tessera
-board = tabellone
# “tessera a valore blu”; where it has to be short: “tessera blu”.
-blue-value = tessera a valore blu
-red-value = tessera a valore rosso
-turn-order-track = tracciato dell’ordine di turno
-bid-order = ordine d’asta
-spot = casella
-bid = offerta
-marker = segnalino
# Italian rules say “round” for all turns together.
-round = round
-turn = turno
# The walk of the meeples; in puzzles and in the analysis “mossa”.
-move = movimento
-pick-up = prendere
-drop = lasciare
-collect = raccogliere
-control = prendere il controllo
-row = fila di carte
-card = carta
# Plural merci.
-good = merce
-set = serie
-coin = moneta
-point = punto
-score-sheet = foglio dei punti
-score-pad = segnapunti
-item = oggetto
-precious-item = oggetto prezioso
-magic-item = oggetto magico
-whim = capriccio
-lay = giocare
-bag = sacchetto
-deck = mazzo
-discard = scarti
-reach = portata
-hint = indizio
-guide = guida
-puzzle = puzzle
-lesson = lezione
-course = corso
-record = registrazione
-log = cronaca
# The same verb as undo, with what is taken back: annullare il turno.
-take-back = annullare il turno
-table = tavolo
-seat = posto
-expansion = espansione
# Uncertain: the small server that passes on sealed turns.
-relay = ripetitore
