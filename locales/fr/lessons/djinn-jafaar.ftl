### Texts of the lesson “Jafaar”.

title = Jafaar

step-1 =
    Jafaar, 6 points : à la fin, vos vizirs valent 3 chacun au lieu de 1 ; le bonus de 10 ne change pas. Sam a cinq vizirs.

    Prenez les meeples du lieu sacré et gagnez le plus possible.
step-1-hint-1 = Trois sages font 6 points. Et trois vizirs ?
step-1-answer-1 = 6 points. Avec Jafaar, il y a mieux. Annulez.
step-1-answer-2 = Prenez les meeples du lieu sacré, et finissez avec un vizir. Annulez.
step-1-done = Trois vizirs, 9 points, même sans le bonus.
