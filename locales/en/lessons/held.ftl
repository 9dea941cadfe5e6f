### Texts of the lesson “Tiles with a camel”.

title = Tiles with a camel

step-1 = Here Sam’s camel stands on the oasis. You may still end your move there. Try it.
step-1-hint-1 = Again the same move.
step-1-answer-1 = End on the oasis, where Sam’s camel stands.
step-1-done = The elders are yours, the tile stays Sam’s: in the base game a camel never leaves. What the tile does, it does for you.
