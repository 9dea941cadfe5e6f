### Texts of the lesson “Shamhat”.

title = Shamhat

step-1 =
    Shamhat, 6 points : à la fin, vos sages valent 4 chacun au lieu de 2. Vous menez déjà aux vizirs.

    Prenez les meeples du lieu sacré et gagnez le plus possible.
step-1-hint-1 = Trois vizirs font 3 points de plus. Et trois sages ?
step-1-answer-1 = 3 points. Avec Shamhat, il y a mieux. Annulez.
step-1-answer-2 = Prenez les meeples du lieu sacré, et finissez avec un sage. Annulez.
step-1-done = Trois sages, 12 points.
