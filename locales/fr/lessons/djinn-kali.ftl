### Texts of the lesson “Kali”.

title = Kali

step-1 =
    Kali, 6 points, avec les Caprices : 1 pièce par pion adverse que vous poussez sur la piste, 2 chaque fois qu’un adversaire pousse le vôtre.

    Deux pions sont sur 0. Gagnez 2 pièces par votre enchère.
step-1-hint-1 = Qui rejoint les zéros pousse ceux qui y sont.
step-1-answer-1 = Personne n’a été poussé. Recommencez l’étape.
step-1-done = Deux pions poussés, deux pièces, et vous jouez en premier.
