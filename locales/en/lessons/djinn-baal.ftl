### Texts of the lesson “Ba’al”.

title = Ba’al

step-1 =
    Ba’al, 6 points: whenever another djinn is taken you receive 1 coin if you take it, 2 if an opponent does.

    You stand on a sacred place. Let Ba’al earn.
step-1-hint-1 = Take any djinn: two elders, or an elder and a fakir.
step-1-answer-1 = No djinn, no coin. Undo.
step-1-done = A djinn for you and a coin besides. Ba’al himself pays nothing when he is taken.
