### Texts of the lesson “Cimeterre ardent”.

title = Cimeterre ardent

step-1 =
    Le cimeterre ardent retire deux meeples d’une tuile, ou le seul qui s’y trouve. Une tuile ainsi vidée devient la vôtre si aucun chameau ne s’y trouve. Il sert une fois, à votre tour, sauf pendant le déplacement.

    Prenez la tuile qui vaut le plus.
step-1-hint-1 = Deux meeples au plus : quelles tuiles peut-on vider ?
step-1-hint-2 = Le lieu sacré en c2 vaut 12.
step-1-answer-1 = À vous, mais il y a mieux. Annulez.
step-1-answer-2 = Il y reste quelqu’un. Annulez.
step-1-done = 12 points. Ce n’est pas un meurtre d’assassins : Nekir et Kandicha ne rapportent rien.
