### Texte der Lektion „Zauberflöte“.

title = Zauberflöte

step-1 =
    Die Zauberflöte holt ein bis fünf Meeples von den Nachbarplättchen auf ein Plättchen, einen nach dem anderen. Dadurch wechselt kein Plättchen den Besitzer.

    Sammle Wesire auf b2. Dann sammle mindestens vier ein und nimm den heiligen Ort.
step-1-hint-1 = Erst die Flöte, dann die Bewegung. Ein Wesir muss übrig bleiben, um am Ende zu den anderen zu kommen.
step-1-hint-2 = Ruf die von a2, b3 und c2. Der auf b1 macht den letzten Schritt.
step-1-answer-1 = Der auf b1 ist der, der am Ende hineingehen soll. Nimm das zurück.
step-1-answer-2 = Auf b2 dürfen nur Wesire stehen, wenn du es leeren willst. Nimm das zurück.
step-1-answer-3 = Ende auf b2 mit einem Wesir. Nimm das zurück.
step-1-answer-4 = Weniger als vier. Nimm das zurück und lass die Flöte mehr holen.
step-1-done = Vier Wesire oder mehr, vor Sam, und ein Plättchen, das 12 wert ist.
