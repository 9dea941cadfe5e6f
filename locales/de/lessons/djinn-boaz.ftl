### Texte der Lektion „Boaz“.

title = Boaz

step-1 = Boaz, 6 Punkte: was vor dir steht, kann nicht getötet werden. Du führst mit einem Wesir, und Sam wird gleich Meuchelmörder schicken. Welcher Dschinn hilft?
step-1-hint-1 = Ein Wesir weniger, und dein Bonus von 10 ist weg.
step-1-answer-1 = Das schützt deine Wesire nicht. Nimm das zurück.
step-1-answer-2 = Die Meuchelmörder von Sam kommen. Nimm das zurück.
step-1-done = Jetzt sind sie sicher.

step-2 = Sieh es von der anderen Seite: du bist Sam und hast zwei Meuchelmörder. Annas Wesire kommen nicht infrage. Töte so, dass ein Plättchen dir gehört.
step-2-hint-1 = Jemand steht allein.
step-2-answer-1 = Dort bleibt jemand. Nimm das zurück.
step-2-done = Nur Opfer auf dem Spielfeld blieben übrig.
