### Die Regeln, auf die Ablehnungen und Karten verweisen: ein kurzer Name, und die Regel in Worten für die Hilfe.

name = { $id ->
    [1.6] Dschinn, die Münzen bringen
    [R-B1] freie Felder
    [R-B4] Gebote mit Kumarbi
    [R-B6] verschobene Zuganzeiger
    [R-T1] wer ziehen kann, muss
    [R-T2] wann Kräfte und Gegenstände erlaubt sind
    [R-T3] wann man Echidna, Iblis, Hagis und Lamia bezahlt
    [R-T4] die Aktion des Plättchens
    [R-T9] Abgrund und See
    [R-M1] Schritt für Schritt
    [R-M2] nicht gleich zurück
    [R-M4] der letzte Meeple
    [R-M5] keine Sackgassen
    [R-A1] Opfer in Reichweite
    [R-A4] zwei Opfer mit Iblis
    [R-A6] Opfer mit Kandicha
    [R-W1] eine Laune nehmen
    [R-W2] eine Laune ausspielen
    [R-S2] Punkte für Wesire
    [R-S3] Punkte für Älteste
    [R-S6] Punkte für Palmen und Paläste
    [R-S8] Punkte für Waren
    [R-S9] Punkte für Kunstschmiede
    [R-S10] Punkte für Gegenstände
   *[other] { "" }
}

words = { $id ->
    [1.6] Ba’al, Marid, Monkir, Nekir, Kali und Ganapati bringen Münzen, sooft geschieht, was auf ihrer Karte steht: 1 Münze, wenn du es tust, 2, wenn es ein Gegner tut.
    [R-B1] Zum Bieten stellst du deinen Zuganzeiger auf ein freies Feld der Zugreihenfolge-Leiste und zahlst sofort den Preis. Auf einen Preis passt ein Zuganzeiger; auf die 0 passen drei, und zu fünft auf 1, 3 und 5 je zwei.
    [R-B4] Wer Kumarbi hat, darf beim Bieten Fakire ablegen: jeder senkt den Preis um eine Stufe, bis hinab zu 0.
    [R-B6] Kali zählt jeden Zuganzeiger, der verschoben wird, einmal je Verschiebung: 1 Münze für einen gegnerischen, den du verschiebst, 2 für deinen, den ein Gegner verschiebt. Dein eigener zweiter Zuganzeiger zählt nicht.
    [R-T1] Ist eine Bewegung möglich, musst du eine machen. Ist keine möglich, lässt du sie aus, und diese Runde ist die letzte.
    [R-T2] In deinem Zug darfst du jede Kraft, die etwas kostet, einmal benutzen, und einen magischen Gegenstand. Nicht, solange du für die Bewegung Meeples in der Hand hast, und nicht, solange eine andere Entscheidung auf dich wartet. Was keine Wirkung hätte, ist nicht erlaubt.
    [R-T3] Echidna oder Iblis bezahlst du unmittelbar bevor Baumeister oder Meuchelmörder handeln, Hagis oder Lamia, während du den Palast oder die Palme auf ein Nachbarplättchen setzt. Wo das auch ohne sie geht, bezahlst du nichts.
    [R-T4] In einem Dorf musst du einen Palast setzen, in einer Oase eine Palme, wenn im Vorrat noch etwas ist. In einer Stadt nimmst du ihre Laune. An Märkten, heiligen Orten und in Werkstätten entscheidest du, ob du bezahlst.
    [R-T9] Auf dem Abgrund und dem großen See kann nichts stehen: kein Meeple, kein Kamel, keine Palme, kein Palast.
    [R-M1] Nimm alle Meeples eines Plättchens auf und setze sie einzeln ab, jeden auf ein Plättchen, das mit dem vorigen eine Seite teilt. Nie schräg, nie über ein Gebirge, nie auf den Abgrund oder den See. Leere Plättchen und solche mit Kamelen dürfen auf dem Weg liegen.
    [R-M2] Den nächsten Meeple darfst du nicht auf dem Plättchen absetzen, das du eben verlassen hast; auch das Plättchen, wo die Bewegung begann, gilt als verlassen. Später in der Bewegung darfst du auf jedes Plättchen zurückkommen.
    [R-M4] Der letzte Meeple muss zu einem anderen seiner Farbe kommen, der schon auf dem Plättchen stand oder bei derselben Bewegung dort abgesetzt wurde.
    [R-M5] Du setzt die Farben in beliebiger Reihenfolge ab, solange der letzte Meeple noch zu einem anderen seiner Farbe kommen kann. Ein Schritt, nach dem das nicht mehr geht, ist nicht erlaubt.
    [R-A1] Meuchelmörder töten einen Meeple: auf einem Plättchen, das höchstens so weit entfernt ist, wie du Meuchelmörder und abgelegte Fakire zusammen hast, gezählt in Reihen und Spalten; oder einen Wesir, Ältesten oder Kunstschmied vor einem Gegner ohne Boaz. Du musst töten, wenn es ohne Fakir geht.
    [R-A4] Mit Iblis töten deine Meuchelmörder zwei Meeples auf einem Plättchen oder zwei vor einem Gegner. Ist dort nur einer, dann diesen.
    [R-A6] Für jeden Meeple, den du tötest: ein Kaufmann gibt die oberste Karte des Stapels (mit den Kunstschmieden die erste der Reihe), ein Baumeister 1 Münze für jedes blaue Plättchen unter seinem eigenen und denen ringsum. Ein Wesir, Ältester oder Kunstschmied kommt zu dir; für einen Kunstschmied nimmst du auch den obersten Gegenstand.
    [R-W1] Endet deine Bewegung in einer Stadt, nimmst du die Laune, die dort liegt. Hindurchziehen oder die Stadt durch einen Mord einnehmen zählt nicht.
    [R-W2] Du darfst eine Laune aus deiner Hand für ihre Münzen ausspielen, sobald ihre Bedingung erfüllt ist: in deinem Zug, nur nicht während der Bewegung, oder unmittelbar vor deinem Gebot. Am Ende der Partie geschieht das von selbst.
    [R-S2] Jeder Wesir bringt 1 Punkt (3 mit Jafaar), dazu kommen 10 für jeden Gegner, der weniger Wesire hat. Gleichstand bringt keinen Bonus.
    [R-S3] Jeder Älteste vor dir bringt 2 Punkte, mit Shamhat 4.
    [R-S6] Jede Palme auf deinen Plättchen bringt 3 Punkte (5 mit Haurvatat), jeder Palast 5; doppelt so viel auf den Plättchen rings um den großen See.
    [R-S8] Sätze verschiedener Waren zählen wie beim Verkauf, bestmöglich aufgeteilt. Mit Al-Amin stehen je 2 Fakire für eine Ware deiner Wahl.
    [R-S9] Jeder Kunstschmied vor dir bringt 2 Punkte, 3, wenn niemand mehr Kunstschmiede hat als du. Mit Ptah bringt jeder 2 mehr.
    [R-S10] Jeder kostbare Gegenstand bringt seine Zahl, mit Geb 3 mehr. Magische Gegenstände bringen am Ende nichts.
   *[other] { "" }
}
