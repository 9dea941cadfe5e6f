### Texts of the lesson “Vos djinns”.

title = Vos djinns

step-1 = Un djinn change la valeur des choses. Vous avez Jafaar, et Sam a laissé vizirs et sages par deux. Gagnez 9 points.
step-1-hint-1 = Avec Jafaar, un vizir vaut 3, un sage toujours 2.
step-1-answer-1 = 6 points. Annulez, et lisez Jafaar.
step-1-done = Trois vizirs : 9. Avant chaque coup, songez à ce que vous avez, et à ce que laissent les autres.
