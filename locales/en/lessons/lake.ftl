### Texts of the lesson “The great lake”.

title = The great lake

step-1 =
    Nothing ever stands on the great lake, and no move crosses it. But on the tiles around it, corners too, palm trees and palaces count double.

    Two villages are yours. Place a palace worth 10.
step-1-hint-1 = Which of your villages touches the lake?
step-1-hint-2 = The elder on b2 can go to b1.
step-1-answer-1 = That is not a palace by the lake on a tile of yours. Undo.
step-1-answer-2 = No palace came of it. Undo.
step-1-done = 10 points instead of 5. With the djinn Haurvatat, who makes palm trees worth 5, a palm tree here is worth 10, too.
