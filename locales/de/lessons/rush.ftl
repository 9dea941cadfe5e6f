### Texte der Lektion „Ein Endspurt“.

title = Ein Endspurt

step-1 = Die Runde endet mit deinem Zug, du hast noch zwei Kamele, und Sam führt mit 8. Eine Partie, die jetzt endet, gewinnst du. Beende sie.
step-1-hint-1 = Welche Sippe kann in einem Zug zwei Kamele stellen?
step-1-hint-2 = Komm zu den Meuchelmördern auf a2, töte jemanden, der allein ist, und beende den Zug.
step-1-answer-1 = 19 Punkte, aber ein Kamel ist übrig: Sam nimmt als Nächstes die Oase und führt. Nimm das zurück.
step-1-answer-2 = 17 Punkte, aber ein Kamel ist übrig: die Partie geht weiter. Nimm das zurück.
step-1-answer-3 = Das Opfer war nicht allein. Nimm das zurück.
step-1-answer-4 = Das stellt höchstens ein Kamel. Nimm das zurück.
step-1-answer-5 = Die Partie geht weiter. Noch einmal: zwei Kamele zugleich.
step-1-done = Vorn, und vorbei. Wer führt und wenige Kamele hat, darf sich beeilen.
