### The words of the game in Spanish, the same in all files. Neutral: for Spain and the Americas alike.
###
### The player is addressed as “tú”. Avoided: coger (say “tomar”), ordenador and computadora (say “máquina”), ratón and mouse (say
### “puntero”), vosotros and ustedes (say “todos” with the third person). Quotation marks are “ ”.

-meeple = meeple
-tribe = tribu
-vizier = visir
-elder = anciano
-merchant = mercader
-builder = constructor
-assassin = asesino
-reach = alcance
-artisan = artesano
# The published base game is “Los genios de Naqala”.
-djinn = genio
-fakir = faquir
-sultan = sultán
-camel = camello
# Uncertain: “carpa” in much of the Americas; “tienda” is also a shop, so “tienda” never stands for a market here.
-tent = tienda
-palm = palmera
-palace = palacio
-oasis = oasis
-village = aldea
-market = mercado
-small-market = mercado pequeño
-large-market = mercado grande
-specialised-market = mercado especializado
-sacred-place = lugar sagrado
-workshop = taller
-city = ciudad fabulosa
# Uncertain: the name in the published expansion, if there is one, is not known to me.
-chasm = abismo
-lake = gran lago
-mountain = montaña
-tile = loseta
-board = tablero
-blue-value = valor azul
-red-value = valor rojo
# “Pista” is a hint here, so the track is “carril”.
-turn-order-track = carril del orden de turno
-bid-order = orden de puja
-spot = casilla
# To bid: pujar.
-bid = puja
-coin = moneda
-point = punto
-good = mercancía
-resource-card = carta de recurso
-card = carta
-set = serie
-row = fila de cartas
-deck = mazo
-discard = descarte
-bag = bolsa
-supply = reserva
-item = objeto
-precious-item = objeto precioso
-magic-item = objeto mágico
# Uncertain: as the English name of the expansion says it.
-whim = capricho
# To lay a whim: bajar, as cards are laid in card games.
-lay = bajar
-marker = marcador
-round = ronda
-turn = turno
-move = movimiento
# To pick up meeples: tomar. To collect those of a colour at the end: recoger.
-pick-up = tomar
-collect = recoger
-control = tomar el control
-drop = soltar
# To draw a card: robar. To keep one of several: quedarse con.
-draw = robar
-opponent = rival
-game = partida
-deal = reparto
-score-sheet = hoja de puntuación
-hint = pista
-guide = guía
-tip = consejo
# As in chess.
-puzzle = problema
-lesson = lección
-course = curso
-record = registro
-log = historial
-undo = deshacer
# Taking back a whole turn is said as undoing it: “Deshacer mi turno”.
-take-back = deshacer
-live-table = mesa en directo
-relay = repetidor
-seat = puesto
-table = mesa
-link = enlace
-computer = máquina
-analysis = análisis
-expansion = expansión
