### Texts of the lesson “Tribu et tuile”.

title = Tribu et tuile

step-1 =
    Un bon tour fait deux choses à la fois : la tribu agit, et la tuile aussi. Les meilleurs en font trois.

    Trouvez le déplacement qui rapporte 26 points d’un seul coup.
step-1-hint-1 = Quelle tribu peut prendre une seconde tuile ?
step-1-hint-2 = Un bâtisseur seul garde le lieu sacré qui vaut 15.
step-1-hint-3 = Un assassin est seul dans l’oasis en a1 ; un autre est en b2, avec un sage.
step-1-answer-1 = Le bon déplacement, mais une autre victime vaut davantage. Annulez le meurtre.
step-1-answer-2 = Cela rapporte, mais pas 26. Annulez, et pensez aux assassins.
step-1-done = 8 pour l’oasis, 15 pour le lieu sacré, 3 pour le palmier : 26.
