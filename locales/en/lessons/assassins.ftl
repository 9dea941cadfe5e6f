### Texts of the lesson “Assassins”.

title = Assassins

step-1 =
    Assassins go back to the bag and kill one meeple. Their reach: one step along rows and columns for each of them; the tile they stand on is within it, too.

    Pick up the assassin on a2, join the one on a3, and try to kill the vizier on d1.
step-1-hint-1 = First the move: from a2 to a3. Then tap d1.
step-1-answer-1 = That one was within reach. Undo, and try the vizier on d1.
step-1-answer-2 = The assassins should meet on a3. Undo.
step-1-done = Two assassins reach two steps. The vizier on d1 is five away.

step-2 = A tile that the kill leaves empty becomes yours like the tile of your move, if no camel stands there. Kill so that you gain the tile worth most.
step-2-hint-1 = Look for meeples who stand alone, within two steps of a3. The tile of the assassins counts, too.
step-2-hint-2 = Once the assassins are in hand, the elder on a3 is alone on an oasis worth 8.
step-2-answer-1 = A tile, but another within reach is worth 8. Undo.
step-2-answer-2 = The victim was not alone, so nobody takes the tile. Undo.
step-2-answer-3 = Those are no assassins. Undo.
step-2-done = The oasis is yours: 8 points, and the palm tree you place next stands on your own tile. You must kill whenever some victim is in reach without a fakir.

step-3 = A fakir makes the reach one step longer. You have one. Pick up the assassin on a2 again, join the one on a3, and take the oasis on c2.
step-3-hint-1 = From a3 to c2: two columns and one row.
step-3-hint-2 = After the move tap c2; the fakir is discarded automatically.
step-3-answer-1 = Another victim. Undo: with the fakir you reach the oasis on c2.
step-3-answer-2 = Those are no assassins. Undo.
step-3-done = Distance 3: two assassins and a fakir. You never discard more fakirs than the way calls for.

step-4 = Distance does not matter for the viziers and elders in front of an opponent. Sam has as many viziers as you. What is the best victim now?
step-4-hint-1 = Remember: 10 points for each opponent with fewer viziers.
step-4-hint-2 = Tap Sam’s viziers.
step-4-answer-1 = An elder costs Sam 2 points. A vizier gives you more. Undo.
step-4-answer-2 = A tile is good, but here 10 points wait. Undo, and look at Sam.
step-4-answer-3 = Those are no assassins. Undo.
step-4-done = Two against one: the bonus of 10 is yours.

step-5 = If every victim would cost a fakir, you may spare them all. Here those in reach bring you nothing, and your fakir may earn more another day. Keep it.
step-5-hint-1 = Look for the button that kills nobody.
step-5-answer-1 = The fakir is gone, and nothing is gained. Undo.
step-5-done = The assassins go back to the bag, the fakir waits for builders, or for a djinn.
