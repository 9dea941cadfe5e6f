### Texte der Lektion „Sturmtalisman“.

title = Sturmtalisman

step-1 =
    Der Sturmtalisman versetzt eines deiner Kamele oder dein Zelt auf ein beliebiges Plättchen ohne Kamel und Zelt; Meeples stören nicht. Das Plättchen, das es verlässt, ist wieder frei.

    Gewinne so viele Punkte, wie du kannst.
step-1-hint-1 = Verlass das Plättchen, das am wenigsten wert ist.
step-1-hint-2 = Vom Dorf, das 5 wert ist, zum heiligen Ort, der 10 wert ist.
step-1-answer-1 = Es gibt einen besseren Tausch. Nimm das zurück.
step-1-done = 10 statt 5. Die Oase wäre ein schlechtes Geschäft gewesen: ihre Palmen zählen für dich.
