### Texte der Lektion „Niemand allein“.

title = Niemand allein

step-1 = Nimm die Meeples auf a1 auf und nimm die Oase auf b2 ein. Zwei Wege führen hin, und die Meuchelmörder von Sam sind nah: lass keinen Meeple allein auf einem freien Plättchen.
step-1-hint-1 = Auf c2 treffen sich zwei Meuchelmörder. Wie weit reichen sie?
step-1-hint-2 = Setze den Wesir ab, wo er Gesellschaft hat: auf b1.
step-1-answer-1 = Der Wesir ist allein auf einem Plättchen, das 15 wert ist: ein Mord, und es gehört Sam. Nimm das zurück.
step-1-answer-2 = Beginne auf a1 und ende auf b2. Nimm das zurück.
step-1-done = Derselbe Gewinn für dich, und 13 Punkte weniger für Sam.
