### Texts of the lesson “Kali”.

title = Kali

step-1 =
    Kali, 6 points, with the Whims: 1 coin for each opponent’s marker that you push back on the track, 2 each time an opponent pushes yours.

    Two markers stand on 0. Earn 2 coins with your bid.
step-1-hint-1 = Whoever joins the zeros pushes those already there.
step-1-answer-1 = Nobody was pushed. Try again.
step-1-done = Two pushes, two coins, and you play first.
