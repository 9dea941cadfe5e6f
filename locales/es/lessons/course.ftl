### Texts of the course: its chapters and the titles of its lessons.

chapter-1 = Un nuevo sultán
chapter-1-done = Ya sabes lo suficiente para una primera partida. Acaba con la ronda en que alguien coloca su último camello. Las monedas son secretas: “≥ 54” significa 54 puntos como mínimo.
lesson-aim = Un nuevo sultán
lesson-move = El movimiento
lesson-control = Tomar una loseta
lesson-tribes = Las cinco tribus
lesson-tiles = Lo que hacen las losetas
lesson-turn = Un turno entero
lesson-bidding = La puja
lesson-first-game = A jugar

chapter-2 = El movimiento a fondo
chapter-2-done = Para recordar: nunca se abre el paso a un camino cerrado; un recorrido largo puede volver a una loseta; un camello no detiene a nadie.
lesson-dead-end = Caminos cerrados
lesson-loops = Vueltas
lesson-held = Losetas con camello

chapter-3 = Las tribus
chapter-3-done = Para recordar: los visires compiten, los ancianos pagan, los mercaderes reúnen, los constructores aman las losetas de valor azul, los asesinos pueden abrir una segunda loseta.
lesson-viziers = Visires
lesson-elders = Ancianos
lesson-merchants = Mercaderes
lesson-builders = Constructores
lesson-assassins = Asesinos
lesson-two-tiles = Dos losetas a la vez

chapter-4 = Las losetas
chapter-4-done = Para recordar: aldeas y oasis crecen para quien los controla, venga quien venga; un faquir ahorra un anciano al pagar un genio.
lesson-village-oasis = Aldeas y oasis
lesson-markets = Los mercados
lesson-sacred-place = El lugar sagrado
lesson-powers = Poderes de los genios

chapter-5 = Rondas y puntos
chapter-5-done = Para recordar: quien llega el último al 0 juega antes que los demás ceros; las series ganan valor al crecer; el último camello acaba la partida.
lesson-zeros = Pujas de cero
lesson-selling = Series y ventas
lesson-score-sheet = La hoja de puntuación
lesson-ending = El final

chapter-6 = Táctica: tu turno
chapter-6-done = Para recordar: que trabajen la tribu y la loseta, cuenta los pasos y mira lo que dejas: nadie a solas, ningún montón.
lesson-double-effect = Tribu y loseta
lesson-parity = Pares e impares
lesson-guard = El último guardián
lesson-leave-nothing = No dejes nada
lesson-lone = Nadie a solas
lesson-piles = Sin montones
lesson-own-djinns = Tus genios

chapter-7 = Táctica: toda la partida
chapter-7-done = Para recordar: puja lo que vale elegir primero; mercaderes, ancianos y faquires pronto; matar visires, tarde; acaba la partida cuando vayas por delante. Así piensan los buenos jugadores.
lesson-turn-order = Jugar primero
lesson-dear-zero = Cuando el cero sale caro
lesson-scan = Examina el tablero
lesson-merchants-early = Mercaderes, pronto
lesson-elders-early = Ancianos, pronto
lesson-fakirs = Reúne faquires
lesson-hold-goods = Guardar o vender
lesson-viziers-by-one = Uno más basta
lesson-late-kills = Visires, al final
lesson-set-up = Quedan pocos meeples
lesson-rush = Con prisa

chapter-8 = Los Artesanos
chapter-8-done = Ya sabes lo suficiente para jugar con los Artesanos: actívalos al preparar una partida.
lesson-mountains = Montañas y abismo
lesson-artisans = Artesanos y objetos
lesson-workshop = Taller y mercado
lesson-tent = La tienda

chapter-9 = Los Caprichos
chapter-9-done = Ya sabes lo suficiente para jugar con los Caprichos, solos o junto con los Artesanos, y con hasta cinco jugadores: con cinco, en los precios 1, 3 y 5 caben dos marcadores.
lesson-cities = Ciudades fabulosas
lesson-lake = El gran lago
lesson-whims = Caprichos

chapter-10 = Los genios
chapter-10-done = Ya conoces a todos los genios. En una partida, toca su carta y recordarás su poder.
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

chapter-11 = Objetos mágicos
chapter-11-done = Ya conoces todos los objetos mágicos. En una partida, toca uno y recordarás para qué sirve.
lesson-item-scimitar = Cimitarra ardiente
lesson-item-lamp = Lámpara fabulosa
lesson-item-flute = Flauta encantadora
lesson-item-carpet = Alfombra voladora
lesson-item-ring = Anillo del renacer
lesson-item-talisman = Talismán de la tempestad
lesson-item-horn = Cuerno de la abundancia
