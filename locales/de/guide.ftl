### Texte der Begleitung einer ersten Partie: was gefragt ist, was geschehen ist, Vorschläge.

##

guide = Begleitung
suggest = Ein Tipp?
suggesting = Ich suche einen guten Zug …
suggested = Tipp: { $what }.
hide = Begleitung ausblenden
show = Begleitung zurückholen
show-hint = Sie erklärt jeden Schritt, bis du ihn kennst, und schlägt Züge vor.

first-game = Deine erste Partie
first-game-hint = Du spielst eine ganze Partie gegen einen Neuling, einen Computer. Eine Begleitung sagt, was gefragt ist und was geschehen ist, immer weniger, je mehr du lernst, und schlägt Züge vor.
play-first-game = Erste Partie spielen

## Was gefragt ist.

watch-bid = { $name } bietet jetzt. Wer mehr zahlt, spielt früher.
watch = Sieh, wo { $name } den Zug beendet und was für dich bleibt.
bid = Biete für deinen ersten Zug. Der teuerste Zuganzeiger spielt zuerst, aber jede Münze, die du behältst, ist ein Punkt.
last-bid = Biete jetzt für deinen anderen Zug dieser Runde. Jede Münze, die du behältst, ist ein Punkt.
do-move = Nimm alle Meeples eines leuchtenden Plättchens auf. Der letzte muss enden, wo seine Farbe steht.
no-move = Nirgends lassen sich noch Meeples aufnehmen. Lass die Bewegung aus: die Partie endet nach dieser Runde.
do-drop = Setze auf jedem Plättchen einen ab, nie gleich zurück. Zum Wählen tippe auf eine Farbe in deiner Hand; die fürs Ende heb auf.
last-drop = Der letzte kommt zu den { FORM($tribe, "dative") }: du sammelst sie alle ein. Ein Plättchen, das dann leer ist, gehört dir.
trade = Kaufleute nehmen die ersten Karten der Reihe. Verschiedene Waren sind zusammen am meisten wert.
build = Baumeister verdienen Münzen: ihre Zahl mal die blauen Plättchen hier und ringsum. Münzen sind Punkte.
build-fakirs = Baumeister verdienen ihre Zahl mal die blauen Plättchen hier und ringsum. Jeder Fakir, den du dazulegst, zählt als weiterer Baumeister.
must-kill = Meuchelmörder töten einen Meeple in Reichweite oder einen vor { $name }. Ein geleertes Plättchen ohne Kamel gehört dir.
may-kill = Niemand ist in Reichweite. Jeder Fakir bringt deine Meuchelmörder ein Plättchen weiter, oder du tötest niemanden.
no-victim = Niemand ist in Reichweite deiner Meuchelmörder. Mach weiter.
place-palm = Eine Oase bekommt eine Palme. Sie zählt für den, der das Plättchen kontrolliert.
place-palace = Ein Dorf bekommt einen Palast. Er zählt für den, der das Plättchen kontrolliert.
place-by-djinn = Wähle, wohin. Es zählt für den, der das Plättchen kontrolliert.
buy = Hier darfst du kaufen. Jede neue Warenart macht deinen Satz wertvoller.
cannot-buy = Ein Markt, aber du kannst jetzt nichts kaufen. Mach weiter.
take-djinn = Mit Ältesten kannst du hier einen Dschinn gewinnen: seine Punkte und eine Kraft für den Rest der Partie.
no-djinn = Ein Dschinn kostet 2 Älteste oder 1 Ältesten und 1 Fakir. Du kannst jetzt keinen nehmen.
keep = Behalte einen der gezogenen Dschinn: seine Punkte und seine Kraft gehören dir.
choose = Wähle eine der Antworten in der Leiste.
sell = Verkaufe einen Satz verschiedener Waren oder behalte sie: sie zählen auch am Ende.
end = Alles ist getan. Sieh noch einmal hin und beende dann deinen Zug.

## Gebote.

own-bid = Du bietest { $price }. Wer mehr bietet, spielt vor dir.
own-bid-before = { $yet ->
    [0] Du bietest { $price } und spielst vor { $name }.
   *[other] Du bietest { $price } und spielst vorerst vor { $name }.
}
own-bid-between = Du bietest { $price }: dieser Zug liegt zwischen zweien von { $name }.
own-bid-after = { $yet ->
    [0] Du bietest { $price }: { $name } spielt vor diesem Zug.
   *[other] Du bietest { $price }: { $name } spielt vorerst vor diesem Zug.
}
their-bid = { $name } bietet { $price }. Biete mehr, und du spielst davor.
their-zero = { $name } bietet 0. Biete mehr oder auch 0: wer zuletzt dorthin kommt, spielt vor den anderen.
their-bid-before = { $yet ->
    [0] { $name } bietet { $price } und spielt vor dir.
   *[other] { $name } bietet { $price } und spielt vorerst vor dir.
}
their-bid-between = { $name } bietet { $price }: dieser Zug liegt zwischen deinen beiden.
their-bid-after = { $yet ->
    [0] { $name } bietet { $price }: du spielst davor.
   *[other] { $name } bietet { $price }: du spielst vorerst davor.
}
own-begin = Alle haben geboten: du beginnst.
their-begin = Alle haben geboten: { $name } beginnt.

## Der eigene Zug.

took = Du hast { $tile } eingenommen: { $points } und { FORM($tribe, "accusative") }.
ended = Dein Zug endete auf { $tile } mit { FORM($tribe, "dative") }.
ended-among = Dein Zug endete auf { $tile } mit { FORM($tribe, "dative") }. Andere Meeples bleiben dort, darum gehört es dir nicht.
ended-own = Dein Zug endete auf { $tile }, einem deiner Plättchen, mit { FORM($tribe, "dative") }.
ended-theirs = Dein Zug endete auf { $tile } mit { FORM($tribe, "dative") }. Das Plättchen behält { $name }.
viziers-more = { $own ->
    [one] Du hast { $own } Wesir, { $name } { $theirs }: mehr zu haben ist 10 Punkte wert.
   *[other] Du hast { $own } Wesire, { $name } { $theirs }: mehr zu haben ist 10 Punkte wert.
}
viziers-less = { $theirs ->
    [one] { $name } hat { $theirs } Wesir, du { $own }: mehr zu haben ist 10 Punkte wert.
   *[other] { $name } hat { $theirs } Wesire, du { $own }: mehr zu haben ist 10 Punkte wert.
}
viziers-tie = Du und { $name } habt gleich viele Wesire: Gleichstand bringt keinen Bonus.
elders = Deine Ältesten bringen { $points }. Mit ihnen kannst du auch Dschinn bezahlen.
cards = Du hast { $cards } genommen. Verschiedene Waren sind zusammen am meisten wert.
cards-fakirs = Du hast { $cards } genommen. Fakire helfen Baumeistern und Meuchelmördern und bezahlen Dschinn.
no-cards = Es war keine Karte mehr da.
bought = Du hast { $cards } für { $coins } gekauft.
earned = Deine Baumeister haben { $coins } verdient, und jede Münze ist ein Punkt.
earned-nothing = Deine Baumeister haben nichts verdient: weder hier noch ringsum ist ein blaues Plättchen.
sold = Du hast Waren für { $coins } verkauft, und jede Münze ist ein Punkt.
killed = Deine Meuchelmörder haben { FORM($victims, "accusative") } auf { $tile } getötet.
killed-of = Deine Meuchelmörder haben bei { $name } { FORM($victims, "accusative") } getötet.
emptied = Auf { $tile } ist niemand mehr: es gehört dir und bringt { $points }.
placed-own = { CAPITAL($piece) } auf { $tile }: { $points } für dich.
placed-theirs = { CAPITAL($piece) } auf { $tile }: { $points } für { $name }, denn das Plättchen gehört { $name }.
placed = { CAPITAL($piece) } auf { $tile }: zählt für den, der das Plättchen einnimmt.
djinn = Du hast { $djinn } genommen: { $points } und eine Kraft. Tippe auf die Karte, um sie zu lesen.

## Was ein Zug zurücklässt.

own-left = Du hast { FORM($tribe, "accusative") } auf { $tile } gelassen: { $name } kann dort einen Zug beenden.
own-left-alone = Du hast { FORM($tribe, "accusative") } allein auf { $tile } gelassen: { $name } kann dieses Plättchen einnehmen.
their-left = { $name } hat { FORM($tribe, "accusative") } auf { $tile } gelassen: du kannst dort einen Zug beenden.
their-left-alone = { $name } hat { FORM($tribe, "accusative") } allein auf { $tile } gelassen: du kannst dieses Plättchen einnehmen.
round-ended = Runde { $round } ist zu Ende. Die Zuganzeiger bieten wieder, in der Reihenfolge, in der sie gespielt haben.
own-camels = { $n ->
    [one] Du hast noch { $n } Kamel. Die Runde, in der jemand sein letztes stellt, ist die letzte.
   *[other] Du hast noch { $n } Kamele. Die Runde, in der jemand sein letztes stellt, ist die letzte.
}
their-camels = { $n ->
    [one] { $name } hat noch { $n } Kamel. Die Runde, in der jemand sein letztes stellt, ist die letzte.
   *[other] { $name } hat noch { $n } Kamele. Die Runde, in der jemand sein letztes stellt, ist die letzte.
}
farewell = Ab jetzt sage ich nur noch, was neu ist. Die Glühbirne in der Leiste gibt Hinweise, wann immer du willst.

## Vorschläge.

way = auf { $from } aufnehmen und auf { $end } mit { FORM($tribe, "dative") } enden
way-by = auf { $from } aufnehmen, über { $by } gehen und auf { $end } mit { FORM($tribe, "dative") } enden
by-with = { $tile } ({ $meeple })
way-on = { FORM($meeple, "accusative") } in der Hand antippen, dann { $tile }, und auf { $end } mit { FORM($tribe, "dative") } enden
