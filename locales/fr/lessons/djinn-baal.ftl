### Texts of the lesson “Ba’al”.

title = Ba’al

step-1 =
    Ba’al, 6 points : chaque fois qu’un autre djinn est pris, vous recevez 1 pièce si c’est par vous, 2 si c’est par un adversaire.

    Vous êtes sur un lieu sacré. Faites travailler Ba’al.
step-1-hint-1 = Prenez un djinn : deux sages, ou un sage et un fakir.
step-1-answer-1 = Pas de djinn, pas de pièce. Annulez.
step-1-done = Un djinn pour vous, et une pièce en plus. Quand on prend Ba’al lui-même, il ne rapporte rien.
