### Texts of the lesson “Al-Amin”.

title = Al-Amin

step-1 = Al-Amin, 5 points: at the end of the game every two of your fakirs stand for one good of your choice. You have three fakirs, fish and wheat. Which card serves you best?
step-1-hint-1 = Three fakirs make one pair. What would four make?
step-1-answer-1 = A second one of the same good begins another set. Undo.
step-1-answer-2 = There is something to gain here. Undo.
step-1-done = Four fakirs are two goods: with fish and wheat a set of four, worth 13 instead of 7. It does not work in a sale.
