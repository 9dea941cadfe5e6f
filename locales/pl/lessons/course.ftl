### Teksty kursu: rozdziały i tytuły lekcji.

chapter-1 = Nowy Sułtan
chapter-1-done = Wiesz dość, by zagrać pierwszą partię. Kończy się ona rundą, w której ktoś stawia ostatniego wielbłąda. Monety są tajne: „≥ 54” to co najmniej 54 punkty.
lesson-aim = Nowy Sułtan
lesson-move = Ruch
lesson-control = Zajmowanie płytki
lesson-tribes = Pięć klanów
lesson-tiles = Co robią płytki
lesson-turn = Cała tura
lesson-bidding = Licytacja
lesson-first-game = Można grać

chapter-2 = Cały ruch
chapter-2-done = Zapamiętaj: droga w ślepy zaułek nigdy nie jest otwarta; długi ruch może wrócić na płytkę; wielbłąd nikogo nie zatrzymuje.
lesson-dead-end = Ślepe zaułki
lesson-loops = Pętle
lesson-held = Płytki z wielbłądem

chapter-3 = Klany
chapter-3-done = Zapamiętaj: wezyrowie się ścigają, mędrcy płacą, kupcy gromadzą, budowniczowie lubią niebieskie płytki, asasyni mogą otworzyć drugą płytkę.
lesson-viziers = Wezyrowie
lesson-elders = Mędrcy
lesson-merchants = Kupcy
lesson-builders = Budowniczowie
lesson-assassins = Asasyni
lesson-two-tiles = Dwie płytki naraz

chapter-4 = Płytki
chapter-4-done = Zapamiętaj: wioski i oazy rosną dla właściciela, ktokolwiek przyjdzie; fakir oszczędza mędrca, gdy płacisz za dżina.
lesson-village-oasis = Wioski i oazy
lesson-markets = Targi
lesson-sacred-place = Miejsce święte
lesson-powers = Moce dżinów

chapter-5 = Rundy i punkty
chapter-5-done = Zapamiętaj: kto dołącza do zer ostatni, gra przed nimi; zestawy zyskują na wartości; ostatni wielbłąd kończy grę.
lesson-zeros = Oferty zero
lesson-selling = Zestawy i sprzedaż
lesson-score-sheet = Arkusz wyników
lesson-ending = Koniec gry

chapter-6 = Taktyka: twoja tura
chapter-6-done = Zapamiętaj: niech działa i klan, i płytka, licz kroki i patrz, co zostawiasz: nikogo samotnie, żadnych stosów.
lesson-double-effect = Klan i płytka
lesson-parity = Parzyste i nieparzyste
lesson-guard = Ostatni strażnik
lesson-leave-nothing = Nic nie zostawiaj
lesson-lone = Nikt samotnie
lesson-piles = Bez stosów
lesson-own-djinns = Twoje dżiny

chapter-7 = Taktyka: cała gra
chapter-7-done = Zapamiętaj: licytuj tyle, ile wart jest pierwszy wybór; kupcy, mędrcy i fakirzy wcześnie; zabijanie wezyrów późno; gdy prowadzisz, kończ grę. Tak myślą dobrzy gracze.
lesson-turn-order = Grać na początku
lesson-dear-zero = Kiedy zero jest drogie
lesson-scan = Przejrzyj planszę
lesson-merchants-early = Kupcy, wcześnie
lesson-elders-early = Mędrcy, wcześnie
lesson-fakirs = Zbieraj fakirów
lesson-hold-goods = Trzymać czy sprzedać
lesson-viziers-by-one = O jednego więcej
lesson-late-kills = Wezyrowie na końcu
lesson-set-up = Gdy meepli jest mało
lesson-rush = Pośpiech

chapter-8 = Rzemieślnicy
chapter-8-done = Wiesz dość, by grać z Rzemieślnikami: włącz ich, przygotowując grę.
lesson-mountains = Góry i przepaść
lesson-artisans = Rzemieślnicy i przedmioty
lesson-workshop = Warsztat i targ
lesson-tent = Namiot

chapter-9 = Kaprysy
chapter-9-done = Wiesz dość, by grać z Kaprysami, samymi lub razem z Rzemieślnikami, i nawet w pięć osób: wtedy na cenach 1, 3 i 5 mieszczą się po dwa znaczniki.
lesson-cities = Bajeczne miasta
lesson-lake = Wielkie jezioro
lesson-whims = Kaprysy

chapter-10 = Dżiny
chapter-10-done = Znasz już wszystkie dżiny. W grze stuknięcie karty przypomni ci moc.
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

chapter-11 = Magiczne przedmioty
chapter-11-done = Znasz już wszystkie magiczne przedmioty. W grze stuknięcie przedmiotu przypomni ci jego działanie.
lesson-item-scimitar = Płonący bułat
lesson-item-lamp = Cudowna lampa
lesson-item-flute = Czarodziejski flet
lesson-item-carpet = Latający dywan
lesson-item-ring = Pierścień odrodzenia
lesson-item-talisman = Talizman burzy
lesson-item-horn = Róg obfitości
