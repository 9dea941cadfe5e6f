### Texts of the lesson “Kumarbi”.

title = Kumarbi

step-1 =
    Kumarbi, 6 points: in your bid each fakir you discard makes the price one step cheaper. The steps are 18, 12, 8, 5, 3, 1, 0.

    Play before everybody, and pay one coin.
step-1-hint-1 = Sam stands on 3. You need the next price up.
step-1-hint-2 = 5, two steps down: 3, then 1.
step-1-answer-1 = First, but for more than needed. Try again, and add both fakirs.
step-1-answer-2 = The place or the price is another. Try again.
step-1-done = A spot worth 5 for one coin and two fakirs.
