### Texts of the lesson “Sibittis”.

title = Sibittis

step-1 =
    Sibittis, 4 points : pour deux sages, ou un sage et un fakir, vous piochez les trois premiers djinns, en gardez un et défaussez les autres.

    Piochez, et gardez celui qui vous rapporte le plus.
step-1-hint-1 = Touchez Sibittis et payez.
step-1-hint-2 = Vous avez quatre palmiers.
step-1-answer-1 = Regardez encore vos palmiers. Recommencez l’étape.
step-1-done = 8 points, et 2 de plus pour chacun des quatre palmiers.
