### Texte der Lektion „Hagis“.

title = Hagis

step-1 =
    Hagis, 10 Punkte: für einen Ältesten oder einen Fakir darf ein Palast, den du gerade setzt, auf ein Nachbarplättchen jeder Art; Ecken zählen.

    Deine Bewegung endete im Dorf von Sam. Behalte den Palast für dich.
step-1-hint-1 = Welches Nachbarplättchen gehört dir?
step-1-hint-2 = Tippe auf den heiligen Ort nördlich des Dorfs und bezahle.
step-1-answer-1 = Er steht auf keinem deiner Plättchen. Nimm das zurück.
step-1-done = Ein Palast auf einem heiligen Ort: 5 Punkte für dich, keiner für Sam.
