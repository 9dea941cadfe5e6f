### Texts of the lesson “Leta”.

title = Leta

step-1 = Leta, 4 points: for two elders, or an elder and a fakir, you place a camel on a tile with nothing at all on it. Take the best one.
step-1-hint-1 = No meeple, no camel, no palm tree, no palace.
step-1-hint-2 = b2 and c2 are bare. Compare.
step-1-answer-1 = 5 points. The other bare tile is worth more. Undo.
step-1-answer-2 = Something stands or grows there: Leta needs a bare tile.
step-1-done = 12 points for an elder and a fakir, without walking there.
