### Texts of the lesson “Anneau du renouveau”.

title = Anneau du renouveau

step-1 = L’anneau du renouveau reprend un objet dans la défausse, quel que soit celui qui l’y a mis. Prenez ce qui rapporte le plus.
step-1-hint-1 = Les bijoux valent 5, les coffres 7, les couronnes 9.
step-1-answer-1 = Il y a mieux à prendre. Annulez.
step-1-done = 9 points sortis de la défausse. Les objets piochés que vous n’avez pas gardés peuvent revenir ainsi.
