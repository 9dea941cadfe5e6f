### Texte der Lektion „Iblis“.

title = Iblis

step-1 =
    Iblis, 8 Punkte: für einen Ältesten oder einen Fakir töten deine Meuchelmörder zwei: auf einem Plättchen oder vor einem Gegner.

    Auf dem heiligen Ort, der 10 wert ist, stehen zwei Meeples. Nimm ihn ein.
step-1-hint-1 = Du bezahlst unmittelbar vor dem Mord.
step-1-hint-2 = Tippe auf Iblis, bezahle, dann tippe auf b2.
step-1-answer-1 = Einer reicht für dieses Plättchen nicht. Nimm das zurück: erst Iblis.
step-1-answer-2 = Das waren nicht die beiden auf b2. Nimm das zurück.
step-1-done = Beide weg, das Plättchen gehört dir. Sind zwei da, müssen beide weg.
