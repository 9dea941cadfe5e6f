### Texts of lessons: the course, the panel of a lesson step, the overlays.

learn = Learn to play
learn-hint = You play from the first step on. In less than ten minutes you are ready for a first game; the rest can wait.
never-played = Never played? Learn by playing
to-course = All lessons
begun = begun
learned = done
go-on-with = Go on: { $title }
begin-with = Begin: { $title }
# $done (number)
# $all (number)
steps-to-game = { $done } of { $all } to your first game
# $done (number)
# $all (number)
chapters-done = Chapters done: { $done } of { $all }
# $done (number)
# $all (number)
done-of = { $done } of { $all }
# $minutes (number)
minutes = { $minutes } min
reference = Reference with exercises
reference-hint = Look one up when you meet it in a game.
missing = The lessons could not be fetched. Check the connection, then try again.
unknown = There is no such lesson.
broken = This lesson cannot be read: { $fault }

aids = Teaching aids
aids-hint = Drawn over the board in any game.
aid-parity = Even and odd steps
aid-range = How far assassins reach
aid-blue = Blue-valued tiles that count for builders
aid-control = Free tiles that would score more than their number
aid-score = Everybody’s points, without what is hidden
light = light tile of the checkerboard
dark = dark tile of the checkerboard
even = the move can end here by its steps
odd = the move can only pass here
in-reach = within reach of the assassins
# $n (number)
in-reach-for = { $n ->
    [one] within reach for { $n } fakir
   *[other] within reach for { $n } fakirs
}
blue = counts for builders near it
# $points (points)
worth = taking it scores { $points }
# $points (points)
points-seen = { $points } without what is hidden

way-refused = Tap this and read why it cannot be: { $what }.
# $price (number)
price = the price { $price }
# $step (number)
# $steps (number)
step-of = Step { $step } of { $steps }
hint = Hint
hints = Hints
show-me = Show me
do-it = Do it for me
retry = Try again
previous = Previous step
next = Next
finish = Done
to-next = Next lesson
next-lesson = Next lesson: { $title }
to-game = Set up a game
well-done = Well done.
lesson-done = That was the whole lesson.
stuck = Nothing more can be done here, and the goal is not reached. Try again, or ask for a hint.
not-open = The rules allow it, but this step is about something else.
only-read = There is nothing to play in this step: go on.
way-on = Do this next: { $action }.
# $meeple (a-meeple)
# $tile (text)
way-by-hand = Do this next: tap { $meeple } in your hand, then { $tile }.
# $n (number)
way-back = { $n ->
    [one] That leads elsewhere: undo { $n } step first.
   *[other] That leads elsewhere: undo { $n } steps first.
}
way-again = That leads elsewhere, and it cannot be undone: try again from the start of the step.
