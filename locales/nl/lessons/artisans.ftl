### Teksten van de les “Ambachtslieden en voorwerpen”.

title = Ambachtslieden en voorwerpen

step-1 =
    Ambachtslieden, de paarse stam, blijven voor je liggen: elk 2 punten, of 3 als niemand er meer heeft. Voor elke ambachtsman die je verzamelt, trek je een voorwerp; daarvan houd je er één.

    Verzamel drie ambachtslieden, en trek.
step-1-hint-1 = Op b1 staat één ambachtsman, op c2 staan er twee.
step-1-hint-2 = b1: de vizier eerst, de ambachtsman het laatst.
step-1-answer-1 = Het moeten drie ambachtslieden zijn. Maak het ongedaan.
step-1-done = Drie tegen de twee van Sam: elk 3 punten.

step-2 = Juwelen zijn 5 waard, kisten 7, kronen 9. De zeven andere zijn magisch: ze leveren geen punten op, maar zijn één keer te gebruiken. Wat je niet houdt, wordt open afgelegd. Wat houd je om zijn punten?
step-2-hint-1 = Het kostbaarste.
step-2-answer-1 = Een mooi voorwerp, maar niet het kostbaarste. Probeer opnieuw.
step-2-done = 9 punten. De anderen zien niet wat je houdt.

step-3 = Magische voorwerpen gebruik je in je beurt, buiten de zet (behalve het vliegende tapijt), één per beurt. Je hebt een lamp en een ring. Gebruik er een, en probeer dan de andere.
step-3-hint-1 = Tik op de lamp, dan op Boaz.
step-3-hint-2 = Tik nu op de ring.
step-3-answer-1 = Dat werkt voor en na de zet. Gebruik nu een voorwerp, en dan het andere.
step-3-done = Eén per beurt. Het andere blijft voor later.
