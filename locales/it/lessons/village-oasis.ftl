### Testi della lezione «Villaggi e oasi».

title = Villaggi e oasi

step-1 =
    Dove finisce il tuo movimento, la tessera agisce. In un villaggio devi piazzare un palazzo: 5 punti per chi possiede la tessera.

    Porta il visir in b1 in un villaggio, e il palazzo in quello giusto.
step-1-hint-1 = Di chi sono i cammelli nei due villaggi?
step-1-answer-1 = Sam ti ringrazia per 5 punti: il villaggio è suo. Annulla.
step-1-answer-2 = Comincia dal visir in b1. Annulla.
step-1-done = Ora il tuo villaggio vale 10.

step-2 = In un’oasi devi piazzare una palma: 3 punti per chi la possiede. Due oasi sono vicine. Fanne tua una, con la sua palma.
step-2-hint-1 = Una tessera è tua quando non vi resta nessuno.
step-2-answer-1 = Lì resta un costruttore: la palma è, per ora, sulla tessera di nessuno. Annulla.
step-2-answer-2 = Se così nessuna oasi diventa tua, annulla, e comincia dal saggio in b2.
step-2-done = 8 e 3, e in più tre saggi. Le visite successive portano altre palme a chi la possiede, chiunque venga.
