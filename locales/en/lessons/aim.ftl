### Texts of the lesson “A new Sultan”.

title = A new Sultan

step-1 = The Sultan of Naqala is gone; the player with the most points takes the throne. Figures are called meeples: tap a white one, an elder, then the other.
step-1-hint-1 = The elders stand in the middle, one above the other. Tap one, then where it shall go.
step-1-done = Each colour is a tribe. A move ends where the last meeple meets its own.
