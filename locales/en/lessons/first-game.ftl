### Texts of the lesson “Ready to play”.

title = Ready to play

step-1 = A real board. You have bid 5 and 0, Sam 3 and 0: you begin. Play a whole turn as you like, to its end.
step-1-hint-1 = Look for a tile whose meeples are all of one tribe. If your last meeple is of that tribe, too, the tile is empty.
step-1-hint-2 = Three builders stand on f1, worth 12. Three steps away, on f4, there are two more.
