### Texte der Lektion „Kandicha“.

title = Kandicha

step-1 =
    Kandicha, 6 Punkte: die Opfer deiner Meuchelmörder bringen dir etwas. Ein Kaufmann: die oberste Karte des Stapels. Ein Baumeister: 1 Münze für jedes blaue Plättchen ringsum. Ein Wesir oder Ältester kommt zu dir.

    Welcher Mord bringt Münzen?
step-1-hint-1 = Suche Baumeister.
step-1-answer-1 = Etwas anderes kam dabei heraus. Versuche es noch einmal und töte einen Baumeister.
step-1-done = 1 Münze für jedes blaue Plättchen unter dem des Opfers und denen ringsum. Mit den Kunstschmieden bringt ein Kaufmann stattdessen die erste Karte der Reihe, und ein Kunstschmied kommt mit einem Gegenstand zu dir.

step-2 = Hol dir jetzt den Bonus für Wesire.
step-2-hint-1 = Ein getöteter Wesir kommt vor dich.
step-2-hint-2 = Sam hat den einzigen, auf den es ankommt.
step-2-answer-1 = Jetzt habt ihr je einen: kein Bonus. Nimm das zurück.
step-2-answer-2 = Kein Wesir. Noch einmal.
step-2-done = Einer für dich, keiner für Sam: 1 Punkt und 10 dazu.
