### Texts of the lesson “Sloar”.

title = Sloar

step-1 = Sloar, 8 points: for a fakir you take the top card of the deck, unseen. Let him bring you one.
step-1-hint-1 = Tap Sloar among your djinns.
step-1-answer-1 = Sloar works after the move as well.
step-1-done = Gold for a fakir. A third of the deck is fakirs, so now and then you merely change one for another.
