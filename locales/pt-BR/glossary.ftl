### The words of the game in Brazilian Portuguese, the same in all files.
###
### The player is addressed as “você”. No article before names (“o turno de Ana”), so that no gender is claimed. To draw is “tirar”,
### because “comprar” is to buy here. Quotation marks are “ ”.

-meeple = meeple
-tribe = tribo
-vizier = vizir
# Uncertain: the published edition may say “sábio”. Of the three plurals, players write “anciões”.
-elder = ancião
# Uncertain: the published edition may say “comerciante”.
-merchant = mercador
-builder = construtor
-assassin = assassino
-reach = alcance
-artisan = artesão
# The published base game is “Os gênios de Naqala”.
-djinn = gênio
-fakir = faquir
-sultan = sultão
-camel = camelo
-tent = tenda
-palm = palmeira
-palace = palácio
-oasis = oásis
-village = aldeia
-market = mercado
-small-market = mercado pequeno
-large-market = mercado grande
-specialised-market = mercado especializado
# Uncertain: the published edition may say “templo”.
-sacred-place = local sagrado
-workshop = oficina
-city = cidade fabulosa
-chasm = abismo
-lake = grande lago
-mountain = montanha
# Uncertain: players say “tile”, “peça” and “ladrilho”; “peça” is a piece here.
-tile = ladrilho
-board = tabuleiro
-blue-value = valor azul
-red-value = valor vermelho
-turn-order-track = trilha de ordem de turno
-bid-order = ordem de lances
-spot = espaço
# To bid: dar um lance.
-bid = lance
-coin = moeda
-point = ponto
-good = mercadoria
-resource-card = carta de recurso
-card = carta
-set = conjunto
-row = fileira de cartas
-deck = baralho
-discard = descarte
-bag = saco
-supply = reserva
-item = item
-precious-item = item precioso
-magic-item = item mágico
# Uncertain: as the English name of the expansion says it.
-whim = capricho
# To lay a whim: baixar, as in card games.
-lay = baixar
-marker = marcador
-round = rodada
# “Turno”; “É a sua vez” for “It is your turn”.
-turn = turno
-move = movimento
# To pick up meeples: pegar. To collect those of a colour at the end: recolher.
-pick-up = pegar
-collect = recolher
-control = tomar o controle
-drop = soltar
-draw = tirar
# “Rival” in the analysis, as in English.
-opponent = oponente
-game = partida
-deal = sorteio
-score-sheet = folha de pontuação
-hint = dica
-guide = guia
-tip = sugestão
-puzzle = desafio
-lesson = lição
-course = curso
-record = registro
-log = histórico
-undo = desfazer
# Taking back a whole turn is said as undoing it: “Desfazer meu turno”.
-take-back = desfazer
-live-table = mesa ao vivo
-relay = retransmissor
-seat = lugar
-table = mesa
-link = link
-computer = computador
-analysis = análise
-expansion = expansão
