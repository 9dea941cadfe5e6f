### Texte der Lektion „Ba’al“.

title = Ba’al

step-1 =
    Ba’al, 6 Punkte: wann immer ein anderer Dschinn genommen wird, bekommst du 1 Münze, wenn du ihn nimmst, 2, wenn ein Gegner.

    Du stehst auf einem heiligen Ort. Lass Ba’al verdienen.
step-1-hint-1 = Nimm irgendeinen Dschinn: zwei Älteste, oder ein Ältester und ein Fakir.
step-1-answer-1 = Kein Dschinn, keine Münze. Nimm das zurück.
step-1-done = Ein Dschinn für dich und eine Münze dazu. Ba’al selbst bringt nichts, wenn er genommen wird.
