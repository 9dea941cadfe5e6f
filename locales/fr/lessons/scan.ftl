### Texts of the lesson “Balayer le plateau”.

title = Balayer le plateau

step-1 = À la mise en place, cherchez les nids : des bâtisseurs parmi des tuiles à chiffre bleu valent le plus. Vous avez Echidna, deux sages et deux fakirs. Gagnez 90 pièces.
step-1-hint-1 = Où neuf tuiles à chiffre bleu se touchent-elles ?
step-1-hint-2 = Trois bâtisseurs et deux fakirs, neuf tuiles, et Echidna double : payez-la de vos sages.
step-1-answer-1 = Trois tuiles à chiffre bleu là, neuf à l’ouest. Annulez.
step-1-answer-2 = Bien, mais 90 est possible : les fakirs pour les bâtisseurs, les sages pour Echidna. Annulez.
step-1-answer-3 = Les bâtisseurs de b2 valent davantage. Annulez.
step-1-done = Cinq fois neuf, deux fois : 90.
