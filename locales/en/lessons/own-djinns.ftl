### Texts of the lesson “Your djinns”.

title = Your djinns

step-1 = A djinn changes what things are worth. You have Jafaar, and Sam has left viziers and elders lying in pairs. Gain 9 points.
step-1-hint-1 = With Jafaar a vizier is worth 3, an elder still 2.
step-1-answer-1 = 6 points. Undo, and read Jafaar.
step-1-done = Three viziers: 9. Remember what you own before each move, and what the others leave.
