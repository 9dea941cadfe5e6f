### Texts of the lesson “Kandicha”.

title = Kandicha

step-1 =
    Kandicha, 6 points: your assassins’ victims bring you something. A merchant: the top card of the deck. A builder: 1 coin for each blue-valued tile around. A vizier or elder comes to you.

    Which kill brings coins?
step-1-hint-1 = Look for builders.
step-1-answer-1 = Something else came of it. Try again, and kill a builder.
step-1-done = 1 coin for each blue-valued tile among the victim’s tile and those around it. With the Artisans, a merchant brings the first card of the row instead, and an artisan comes to you with an item.

step-2 = Now make the bonus for viziers yours.
step-2-hint-1 = A vizier killed comes to stand in front of you.
step-2-hint-2 = Sam has the only one that counts.
step-2-answer-1 = You have one each now: no bonus. Undo.
step-2-answer-2 = No vizier. Try again.
step-2-done = One for you, none for Sam: 1 point and 10 more.
