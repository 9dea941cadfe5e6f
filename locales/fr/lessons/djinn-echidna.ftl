### Texts of the lesson “Echidna”.

title = Echidna

step-1 =
    Echidna, 4 points : pour deux sages, ou un sage et un fakir, vos bâtisseurs rapportent le double ce tour-ci. Vous payez juste avant qu’ils ne bâtissent.

    Trois bâtisseurs, cinq tuiles à chiffre bleu : gagnez au moins 40 pièces.
step-1-hint-1 = D’abord Echidna, puis les bâtisseurs.
step-1-hint-2 = S’il reste un fakir après le paiement, il compte comme un bâtisseur.
step-1-answer-1 = Une belle somme. Un fakir qui reste en rapporte 10 de plus. Annulez.
step-1-answer-2 = Sans Echidna. Annulez : elle passe avant les bâtisseurs.
step-1-done = 3 bâtisseurs et un fakir, fois 5, fois 2 : 40 pièces ; avec un second fakir, 50.
