### Texte des Kurses: seine Kapitel und die Titel seiner Lektionen.

chapter-1 = Ein neuer Sultan
chapter-1-done = Du weißt genug für eine erste Partie. Sie endet mit der Runde, in der jemand sein letztes Kamel stellt. Münzen sind geheim: „≥ 54“ heißt mindestens 54 Punkte.
lesson-aim = Ein neuer Sultan
lesson-move = Die Bewegung
lesson-control = Ein Plättchen einnehmen
lesson-tribes = Die fünf Sippen
lesson-tiles = Was Plättchen tun
lesson-turn = Ein ganzer Zug
lesson-bidding = Bieten
lesson-first-game = Bereit zum Spielen

chapter-2 = Die Bewegung genau
chapter-2-done = Zum Merken: kein Weg in eine Sackgasse ist je offen; ein langer Weg darf auf ein Plättchen zurückkommen; ein Kamel hält niemanden auf.
lesson-dead-end = Sackgassen
lesson-loops = Schleifen
lesson-held = Plättchen mit Kamel

chapter-3 = Die Sippen
chapter-3-done = Zum Merken: Wesire liefern sich ein Rennen, Älteste bezahlen, Kaufleute sammeln, Baumeister lieben blaue Plättchen, Meuchelmörder öffnen manchmal ein zweites Plättchen.
lesson-viziers = Wesire
lesson-elders = Älteste
lesson-merchants = Kaufleute
lesson-builders = Baumeister
lesson-assassins = Meuchelmörder
lesson-two-tiles = Zwei Plättchen auf einmal

chapter-4 = Die Plättchen
chapter-4-done = Zum Merken: Dörfer und Oasen wachsen für den, dem sie gehören, wer auch kommt; ein Fakir spart einen Ältesten, wenn du einen Dschinn bezahlst.
lesson-village-oasis = Dörfer und Oasen
lesson-markets = Die Märkte
lesson-sacred-place = Der heilige Ort
lesson-powers = Kräfte der Dschinn

chapter-5 = Runden und Punkte
chapter-5-done = Zum Merken: wer zuletzt auf die 0 kommt, spielt vor den anderen dort; Sätze werden immer wertvoller; das letzte Kamel beendet die Partie.
lesson-zeros = Gebote von 0
lesson-selling = Sätze und Verkäufe
lesson-score-sheet = Das Wertungsblatt
lesson-ending = Das Ende

chapter-6 = Taktik: dein Zug
chapter-6-done = Zum Merken: lass Sippe und Plättchen beide arbeiten, zähle die Schritte, und sieh, was du zurücklässt: niemanden allein, keine Haufen.
lesson-double-effect = Sippe und Plättchen
lesson-parity = Gerade und ungerade
lesson-guard = Die letzte Wache
lesson-leave-nothing = Nichts zurücklassen
lesson-lone = Niemand allein
lesson-piles = Keine Haufen
lesson-own-djinns = Deine Dschinn

chapter-7 = Taktik: die ganze Partie
chapter-7-done = Zum Merken: biete, was die erste Wahl wert ist; Kaufleute, Älteste und Fakire früh; Wesire spät töten; beende die Partie, wenn du führst. So denken gute Spieler.
lesson-turn-order = Als Erstes spielen
lesson-dear-zero = Wenn 0 teuer ist
lesson-scan = Das Spielfeld absuchen
lesson-merchants-early = Kaufleute, früh
lesson-elders-early = Älteste, früh
lesson-fakirs = Fakire sammeln
lesson-hold-goods = Behalten oder verkaufen
lesson-viziers-by-one = Einer mehr
lesson-late-kills = Wesire zuletzt
lesson-set-up = Wenige Meeples übrig
lesson-rush = Ein Endspurt

chapter-8 = Die Kunstschmiede
chapter-8-done = Du weißt genug, um mit den Kunstschmieden zu spielen: schalte sie beim Vorbereiten einer Partie ein.
lesson-mountains = Gebirge und Abgrund
lesson-artisans = Kunstschmiede und Gegenstände
lesson-workshop = Werkstatt und Markt
lesson-tent = Das Zelt

chapter-9 = Die Launen
chapter-9-done = Du weißt genug, um mit den Launen zu spielen, allein oder zusammen mit den Kunstschmieden, und mit bis zu fünf Spielern: zu fünft passen auf die Preise 1, 3 und 5 je zwei Zuganzeiger.
lesson-cities = Wundersame Städte
lesson-lake = Der große See
lesson-whims = Launen

chapter-10 = Die Dschinn
chapter-10-done = Du hast alle Dschinn kennengelernt. In einer Partie ruft ein Tippen auf die Karte die Kraft ins Gedächtnis.
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

chapter-11 = Magische Gegenstände
chapter-11-done = Du hast alle magischen Gegenstände kennengelernt. In einer Partie ruft ein Tippen darauf ins Gedächtnis, wozu sie dienen.
lesson-item-scimitar = Flammensäbel
lesson-item-lamp = Wunderlampe
lesson-item-flute = Zauberflöte
lesson-item-carpet = Fliegender Teppich
lesson-item-ring = Ring der Wiedergeburt
lesson-item-talisman = Sturmtalisman
lesson-item-horn = Füllhorn
