### Texte der Lektion „Ein Plättchen einnehmen“.

title = Ein Plättchen einnehmen

step-1 = Du sammelst den letzten Meeple und seine ganze Sippe dort ein. Bleibt niemand, gehört dir das Plättchen. Bring einen Ältesten zur Oase, die 8 wert ist.
step-1-hint-1 = Zwei Älteste stehen auf der Oase, einer daneben.
step-1-hint-2 = Nimm den Ältesten auf b2 auf: ein Schritt nach Westen.
step-1-answer-1 = Die stehen schon auf der Oase. Nimm das zurück und nimm den Ältesten daneben auf.
step-1-answer-2 = Die Oase gehört dir noch nicht. Versuche es noch einmal und nimm den Ältesten daneben auf.
step-1-done = Dein Kamel steht dort: die 8 Punkte gehören dir.

step-2 = Jetzt steht ein Baumeister (blau) unter den Ältesten. Mach dieselbe Bewegung.
step-2-hint-1 = Dieselbe Bewegung: ein Ältester zur Oase.
step-2-answer-1 = Die stehen schon auf der Oase. Nimm das zurück und nimm den Ältesten daneben auf.
step-2-answer-2 = Nicht so: die vier Ältesten sollen sich auf der Oase treffen. Noch einmal.
step-2-done = Der Baumeister bleibt, darum nimmt niemand das Plättchen ein.
