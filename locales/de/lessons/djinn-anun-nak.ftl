### Texte der Lektion „Anun-Nak“.

title = Anun-Nak

step-1 =
    Anun-Nak, 8 Punkte: für einen Ältesten oder einen Fakir kommen drei Meeples aus dem Beutel auf ein Plättchen, auf dem nichts steht. In diesem Beutel sind nur Wesire.

    Benutze ihn so, dass du den heiligen Ort einnehmen kannst, der 10 wert ist.
step-1-hint-1 = Erst die Kraft, bezahlt mit dem Fakir: ein Ältester käme in den Beutel. Dann die Bewegung.
step-1-hint-2 = Drei Wesire auf b1, und der Wesir auf a1 kommt zu ihnen.
step-1-answer-1 = Sie stehen, wohin dein Wesir nicht in einem Schritt kommt. Noch einmal.
step-1-answer-2 = Auf dem heiligen Ort steht noch kein Kamel. Nimm das zurück.
step-1-done = Vier Wesire und ein Plättchen, das 10 wert ist. In einer Partie weißt du nicht, was der Beutel gibt; aber du kannst nachlesen, was darin ist.
