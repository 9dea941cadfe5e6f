### Texts of the course: its chapters and the titles of its lessons.

chapter-1 = Um novo sultão
chapter-1-done = Você já sabe o bastante para a primeira partida. Ela acaba com a rodada em que alguém coloca o último camelo. Moedas são secretas: “≥ 54” quer dizer pelo menos 54 pontos.
lesson-aim = Um novo sultão
lesson-move = O movimento
lesson-control = Tomar um ladrilho
lesson-tribes = As cinco tribos
lesson-tiles = O que fazem os ladrilhos
lesson-turn = Um turno inteiro
lesson-bidding = Os lances
lesson-first-game = Hora de jogar

chapter-2 = O movimento a fundo
chapter-2-done = Para lembrar: o caminho para um beco sem saída nunca se abre; um percurso longo pode voltar a um ladrilho; um camelo não detém ninguém.
lesson-dead-end = Becos sem saída
lesson-loops = Voltas
lesson-held = Ladrilhos com camelo

chapter-3 = As tribos
chapter-3-done = Para lembrar: vizires disputam, anciões pagam, mercadores juntam, construtores adoram ladrilhos de valor azul, assassinos podem abrir um segundo ladrilho.
lesson-viziers = Vizires
lesson-elders = Anciões
lesson-merchants = Mercadores
lesson-builders = Construtores
lesson-assassins = Assassinos
lesson-two-tiles = Dois ladrilhos de uma vez

chapter-4 = Os ladrilhos
chapter-4-done = Para lembrar: aldeias e oásis crescem para quem os controla, venha quem vier; um faquir poupa um ancião quando você paga um gênio.
lesson-village-oasis = Aldeias e oásis
lesson-markets = Os mercados
lesson-sacred-place = O local sagrado
lesson-powers = Poderes dos gênios

chapter-5 = Rodadas e pontos
chapter-5-done = Para lembrar: quem chega por último aos zeros joga antes deles; conjuntos crescem em valor; o último camelo encerra a partida.
lesson-zeros = Lances de zero
lesson-selling = Conjuntos e vendas
lesson-score-sheet = A folha de pontuação
lesson-ending = O fim

chapter-6 = Tática: seu turno
chapter-6-done = Para lembrar: ponha a tribo e o ladrilho para trabalhar, conte os passos e veja o que deixa: ninguém sozinho, nenhum monte.
lesson-double-effect = Tribo e ladrilho
lesson-parity = Par e ímpar
lesson-guard = O último guarda
lesson-leave-nothing = Não deixe nada
lesson-lone = Ninguém sozinho
lesson-piles = Nada de montes
lesson-own-djinns = Seus gênios

chapter-7 = Tática: a partida inteira
chapter-7-done = Para lembrar: dê de lance o que vale escolher primeiro; mercadores, anciões e faquires cedo; matar vizires, tarde; encerre a partida quando estiver na frente. É assim que pensam os bons jogadores.
lesson-turn-order = Jogar primeiro
lesson-dear-zero = Quando o zero sai caro
lesson-scan = Examine o tabuleiro
lesson-merchants-early = Mercadores, cedo
lesson-elders-early = Anciões, cedo
lesson-fakirs = Junte faquires
lesson-hold-goods = Guardar ou vender
lesson-viziers-by-one = Um a mais basta
lesson-late-kills = Vizires por último
lesson-set-up = Restam poucos meeples
lesson-rush = Com pressa

chapter-8 = Os Artesãos
chapter-8-done = Você já sabe o bastante para jogar com os Artesãos: ligue-os ao preparar uma partida.
lesson-mountains = Montanhas e abismo
lesson-artisans = Artesãos e itens
lesson-workshop = Oficina e mercado
lesson-tent = A tenda

chapter-9 = Os Caprichos
chapter-9-done = Você já sabe o bastante para jogar com os Caprichos, sozinhos ou junto com os Artesãos, e com até cinco jogadores: com cinco, nos preços 1, 3 e 5 cabem dois marcadores.
lesson-cities = Cidades fabulosas
lesson-lake = O grande lago
lesson-whims = Caprichos

chapter-10 = Os gênios
chapter-10-done = Você conheceu todos os gênios. Numa partida, um toque na carta lembra o poder dele.
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

chapter-11 = Itens mágicos
chapter-11-done = Você conheceu todos os itens mágicos. Numa partida, um toque no item lembra para que serve.
lesson-item-scimitar = Cimitarra flamejante
lesson-item-lamp = Lâmpada fabulosa
lesson-item-flute = Flauta encantadora
lesson-item-carpet = Tapete voador
lesson-item-ring = Anel do renascimento
lesson-item-talisman = Talismã da tempestade
lesson-item-horn = Cornucópia
