### Texts of the lesson “Boaz”.

title = Boaz

step-1 = Boaz, 6 points: what stands in front of you cannot be assassinated. You lead by one vizier, and Sam is about to send assassins. Which djinn helps?
step-1-hint-1 = One vizier less, and your bonus of 10 is gone.
step-1-answer-1 = It does not protect your viziers. Undo.
step-1-answer-2 = Sam’s assassins are coming. Undo.
step-1-done = Now they are safe.

step-2 = See it from the other side: you are Sam, and hold two assassins. Anna’s viziers are out of the question. Kill so that a tile becomes yours.
step-2-hint-1 = Somebody stands alone.
step-2-answer-1 = Somebody is left there. Undo.
step-2-done = Only victims on the board were left.
