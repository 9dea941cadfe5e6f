### Texte der Lektion „Haurvatat“.

title = Haurvatat

step-1 = Haurvatat, 8 Punkte: am Ende bringen deine Palmen je 5, nicht 3. Du stehst auf einem heiligen Ort. Sieh nach, was du hast, und nimm den Dschinn, der am meisten bringt.
step-1-hint-1 = Zähle Palmen, Älteste, Wesire.
step-1-answer-1 = Das brächte zu dem, was du hast, wenig hinzu. Nimm das zurück.
step-1-answer-2 = Hier gibt es einen Dschinn für dich. Nimm das zurück.
step-1-done = Fünf Palmen: 25 Punkte statt 15, und 8 für den Dschinn.
