### Testi della lezione «Flauto incantato».

title = Flauto incantato

step-1 =
    Il flauto incantato porta da uno a cinque meeple su una tessera dalle tessere accanto, uno a uno. Nessuna tessera cambia proprietario per questo.

    Raduna visir in b2. Poi raccogline almeno quattro, e prendi il luogo sacro.
step-1-hint-1 = Prima il flauto, poi il movimento. Un visir deve restare per raggiungere gli altri alla fine.
step-1-hint-2 = Chiama quelli in a2, b3 e c2. Quello in b1 fa l’ultimo passo.
step-1-answer-1 = Quello in b1 è quello che deve entrare alla fine. Annulla.
step-1-answer-2 = In b2 possono stare solo visir, se vuoi svuotarla. Annulla.
step-1-answer-3 = Finisci in b2 con un visir. Annulla.
step-1-answer-4 = Meno di quattro. Annulla, e fanne radunare di più al flauto.
step-1-done = Quattro visir o più, davanti a Sam, e una tessera che vale 12.
