### Texte der Lektion „Wundersame Städte“.

title = Wundersame Städte

step-1 =
    Städte zählen zusammen: keine 0, eine 5, zwei 20, drei 45, vier 80, fünf 125. Jede neue ist mehr wert als die vorige.

    Zwei gehören dir. Nimm eine dritte ein.
step-1-hint-1 = In der Stadt in der Mitte stehen zwei Älteste.
step-1-hint-2 = Der Älteste im Dorf daneben kann sie leeren.
step-1-answer-1 = Die dritte Stadt gehört dir noch nicht. Nimm das zurück.
step-1-done = Von 20 auf 45: 25 Punkte. Eine vierte brächte 35 mehr. Blaue Städte zählen für Baumeister wie jedes blaue Plättchen, rote für Zelte.
