### Texte der Lektion „Launen“.

title = Launen

step-1 =
    Auf jeder Stadt liegt eine Launenkarte, bis jemand sie nimmt: ein Wunsch, und die Münzen, die er bringt. Eine neue kommt nach der Runde. Wer eine Bewegung in der Stadt beendet, nimmt die Karte auf die Hand, von da an für die anderen verdeckt.

    Hol dir die Laune.
step-1-hint-1 = Sie liegt in der Stadt im Westen.
step-1-hint-2 = Von b2: der Wesir zuerst, dann der Älteste nach a1.
step-1-answer-1 = Dort liegt keine Laune. Nimm das zurück.
step-1-done = Nur dort zu enden zählt, nicht hindurchzuziehen.

step-2 =
    Du hast die Laune „Dörfer“: zwei Dörfer, die du kontrollierst, 10 Münzen. Eines kontrollierst du. In deinem Zug, oder unmittelbar vor deinem Gebot, darfst du eine Laune ausspielen, deren Bedingung erfüllt ist.

    Nimm ein zweites Dorf ein und spiele die Laune aus.
step-2-hint-1 = Der Älteste auf c1 kann das Dorf daneben leeren.
step-2-hint-2 = Dann tippe auf die Laune.
step-2-answer-1 = Das zweite Dorf gehört noch niemandem. Nimm das zurück.
step-2-done = 10 Münzen. Eine Laune, deren Bedingung am Ende der Partie erfüllt ist, wird von selbst ausgespielt; die anderen sind nichts wert.
