### Texts of the lesson “Le lieu sacré”.

title = Le lieu sacré

step-1 =
    Sur un lieu sacré, vous pouvez prendre un des djinns visibles. Il coûte 2 sages, ou 1 sage et 1 fakir. Il rapporte ses points et possède un pouvoir.

    Finissez en a2, et prenez Sloar. Gardez le plus de sages possible.
step-1-hint-1 = Le vizir du village rejoint celui du lieu sacré.
step-1-hint-2 = Un sage rapporte 2 points, un fakir aucun : payez avec un de chaque.
step-1-answer-1 = Deux sages payés : 4 points. Annulez, et faites-vous aider du fakir.
step-1-answer-2 = Un beau djinn, mais il s’agit ici de Sloar. Annulez.
step-1-answer-3 = Finissez en a2. Annulez.
step-1-answer-4 = Vous avez continué sans djinn. Annulez.
step-1-done = 8 points pour un sage et un fakir, et un pouvoir en plus.
