### Texts of the lesson “Rebirth ring”.

title = Rebirth ring

step-1 = The rebirth ring brings back an item from the discard, whoever discarded it. Take what scores most.
step-1-hint-1 = Jewels are worth 5, chests 7, crowns 9.
step-1-answer-1 = There is more to be had. Undo.
step-1-done = 9 points out of the discard. Items you drew and did not keep may come back like this.
