### Texte der Lektion „Bouraq“.

title = Bouraq

step-1 = Bouraq, 6 Punkte: für einen Ältesten oder einen Fakir setzt du einen Palast auf ein beliebiges Dorf. Tu das, wo es dir nützt.
step-1-hint-1 = Ein Palast zählt für den, dem das Plättchen gehört.
step-1-hint-2 = Dein Kamel steht im Dorf auf a2.
step-1-answer-1 = 5 Punkte für Sam. Nimm das zurück.
step-1-answer-2 = Dieses Dorf gehört noch niemandem. Nimm das zurück.
step-1-answer-3 = Dieser Palast kam von der Bewegung. Nimm das zurück und lass Bouraq ihn setzen.
step-1-done = 5 Punkte, wohin du in diesem Zug auch ziehst.
