### Texts of the lesson “Utug”.

title = Utug

step-1 = Utug, 4 points: for two elders, or an elder and a fakir, you place a camel on a tile that holds meeples and nothing else. Take the best one.
step-1-hint-1 = No camel, no palm tree, no palace may be there, but at least one meeple.
step-1-hint-2 = The sacred place on b2 is worth 15.
step-1-answer-1 = A camel, palm tree or palace is there, or no meeple.
step-1-answer-2 = A tile, but not the best. Undo.
step-1-done = 15 points at once. The meeples on it stay.
