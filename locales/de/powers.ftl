### Was die Dschinn und die Gegenstände tun, in Worten.

djinn-power = { $djinn ->
    [al-amin] Am Ende der Partie zählen je zwei deiner Fakire als eine Ware deiner Wahl.
    [anun-nak] Stelle 3 zufällige Meeples aus dem Beutel auf ein Plättchen, auf dem nichts steht.
    [baal] Wann immer ein anderer Dschinn genommen wird: 1 Münze, wenn du ihn nimmst, 2, wenn ein Gegner.
    [boaz] Die Meeples vor dir können nicht getötet werden.
    [bouraq] Setze einen Palast auf ein beliebiges Dorf.
    [echidna] Deine Baumeister verdienen in diesem Zug das Doppelte.
    [enki] Setze eine Palme auf eine beliebige Oase.
    [ganapati] Wann immer eine Laune genommen wird: 1 Münze, wenn von dir, 2, wenn von einem Gegner.
    [geb] Am Ende der Partie bringt jeder deiner kostbaren Gegenstände 3 Punkte mehr.
    [hagis] Ein Palast, den du setzt, darf stattdessen auf ein Nachbarplättchen.
    [haurvatat] Am Ende der Partie bringen deine Palmen 5 Punkte statt 3.
    [iblis] Deine Meuchelmörder töten 2 Meeples auf einem Plättchen oder 2 vor einem Gegner.
    [jafaar] Am Ende der Partie bringen deine Wesire 3 Punkte statt 1.
    [kali] 1 Münze für jeden gegnerischen Zuganzeiger, den du auf der Zugreihenfolge-Leiste verschiebst, 2, sooft ein Gegner deinen verschiebt.
    [kandicha] Für das, was deine Meuchelmörder töten: ein Kaufmann gibt eine Karte (vom Stapel; mit den Kunstschmieden die erste der Reihe), ein Baumeister die Münzen der blauen Plättchen ringsum; ein Wesir, Ältester oder Kunstschmied kommt zu dir, ein Kunstschmied mit einem Gegenstand.
    [kumarbi] Beim Bieten senkt jeder Fakir, den du ablegst, den Preis um eine Stufe.
    [lamia] Eine Palme, die du setzt, darf stattdessen auf ein Nachbarplättchen.
    [leta] Setze ein Kamel auf ein Plättchen, auf dem nichts steht.
    [marid] Für jeden Meeple, der auf einem deiner Plättchen abgesetzt wird: 1 Münze bei deiner Bewegung, 2 bei der eines Gegners.
    [monkir] Für jeden gesetzten Palast: 1 Münze, wenn von dir, 2, wenn von einem Gegner.
    [nekir] Jedes Mal, wenn Meuchelmörder töten: 1 Münze, wenn es deine sind, 2, wenn die eines Gegners.
    [ptah] Am Ende der Partie bringt jeder deiner Kunstschmiede 2 Punkte mehr.
    [shamhat] Am Ende der Partie bringen deine Ältesten 4 Punkte statt 2.
    [sibittis] Ziehe 3 Dschinn, behalte einen, lege die anderen ab.
    [sloar] Nimm die oberste Karte des Stapels.
   *[utug] Setze ein Kamel auf ein Plättchen, auf dem nur Meeples stehen.
}

djinn-effect = { $djinn ->
    [al-amin] Am Ende: 2 Fakire sind 1 Ware
    [anun-nak] 3 zufällige Meeples auf ein leeres Plättchen
    [baal] Dschinn genommen: 1 Münze (andere: 2)
    [boaz] Niemand tötet Meeples vor dir
    [bouraq] Ein Palast auf ein beliebiges Dorf
    [echidna] Baumeister verdienen doppelt
    [enki] Eine Palme auf eine beliebige Oase
    [ganapati] Laune genommen: 1 Münze (andere: 2)
    [geb] Kostbare Gegenstände: je 3 Punkte mehr
    [hagis] Palast: auch aufs Nachbarplättchen
    [haurvatat] Palmen: 5 Punkte, nicht 3
    [iblis] Meuchelmörder töten 2 am selben Ort
    [jafaar] Wesire: 3 Punkte, nicht 1
    [kali] Du verschiebst: 1 Münze; andere dich: 2
    [kandicha] Gewinn von allen, die du töten lässt
    [kumarbi] Gebote: je Fakir eine Stufe billiger
    [lamia] Palme: auch aufs Nachbarplättchen
    [leta] Ein Kamel auf ein leeres Plättchen
    [marid] Absetzen auf deinem: 1 Münze (andere: 2)
    [monkir] Palast gesetzt: 1 Münze (andere: 2)
    [nekir] Meuchelmord: 1 Münze (andere: 2)
    [ptah] Kunstschmiede: je 2 Punkte mehr
    [shamhat] Älteste: 4 Punkte, nicht 2
    [sibittis] 3 Dschinn ziehen, 1 behalten
    [sloar] Oberste Karte des Stapels nehmen
   *[utug] Kamel auf ein Plättchen nur mit Meeples
}

item-power = { $item ->
    [jewel] Am Ende 5 Punkte.
    [chest] Am Ende 7 Punkte.
    [crown] Am Ende 9 Punkte.
    [scimitar] Entferne 2 Meeples von einem Plättchen.
    [lamp] Nimm umsonst einen offenen Dschinn oder den obersten vom Stapel.
    [flute] Hole bis zu 5 Meeples von den Nachbarplättchen auf ein Plättchen.
    [carpet] Der letzte Meeple einer Bewegung darf auf jedes andere Plättchen fliegen.
    [ring] Nimm einen Gegenstand aus der Ablage.
    [talisman] Versetze eines deiner Kamele oder das Zelt auf ein Plättchen ohne Kamel und Zelt.
   *[horn] Fülle die Kartenreihe auf und ordne sie, wie du willst.
}
