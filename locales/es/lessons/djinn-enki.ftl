### Texts of the lesson “Enki”.

title = Enki

step-1 = Enki, 8 puntos: por un anciano o un faquir colocas una palmera en cualquier oasis. Hazlo, y no pierdas puntos al pagar.
step-1-hint-1 = Tu camello está en el oasis del este.
step-1-hint-2 = Un faquir no da puntos, así que paga con él.
step-1-answer-1 = Pagar un anciano son 2 puntos menos. Deshaz.
step-1-answer-2 = La palmera no está en una loseta tuya. Deshaz.
step-1-done = 3 puntos por un faquir.
