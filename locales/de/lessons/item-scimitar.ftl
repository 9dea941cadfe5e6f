### Texte der Lektion „Flammensäbel“.

title = Flammensäbel

step-1 =
    Der Flammensäbel entfernt zwei Meeples von einem Plättchen, oder den einzigen. Ein so geleertes Plättchen gehört dir, wenn dort kein Kamel steht. Du benutzt ihn einmal, in deinem Zug, nur nicht während der Bewegung.

    Nimm das wertvollste Plättchen ein.
step-1-hint-1 = Höchstens zwei Meeples: welche Plättchen lassen sich leeren?
step-1-hint-2 = Der heilige Ort auf c2 ist 12 wert.
step-1-answer-1 = Es gehört dir, aber es gibt ein besseres. Nimm das zurück.
step-1-answer-2 = Dort bleibt jemand. Nimm das zurück.
step-1-done = 12 Punkte. Das ist kein Meuchelmord: Nekir und Kandicha bringen nichts.
