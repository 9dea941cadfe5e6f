### Texte der Lektion „Plättchen mit Kamel“.

title = Plättchen mit Kamel

step-1 = Hier steht auf der Oase das Kamel von Sam. Du darfst deine Bewegung trotzdem dort beenden. Versuche es.
step-1-hint-1 = Wieder dieselbe Bewegung.
step-1-answer-1 = Ende auf der Oase, wo das Kamel von Sam steht.
step-1-done = Die Ältesten gehören dir, das Plättchen bleibt bei Sam: im Grundspiel geht ein Kamel nie weg. Was das Plättchen tut, tut es für dich.
