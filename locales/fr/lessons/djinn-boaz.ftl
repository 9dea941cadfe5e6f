### Texts of the lesson “Boaz”.

title = Boaz

step-1 = Boaz, 6 points : ce qui se tient devant vous ne peut pas être assassiné. Vous menez d’un vizir, et Sam va envoyer ses assassins. Quel djinn vous aide ?
step-1-hint-1 = Un vizir de moins, et votre bonus de 10 s’envole.
step-1-answer-1 = Il ne protège pas vos vizirs. Annulez.
step-1-answer-2 = Les assassins de Sam arrivent. Annulez.
step-1-done = Les voilà en sécurité.

step-2 = Changez de camp : vous êtes Sam, avec deux assassins en main. Les vizirs d’Anna sont intouchables. Tuez de façon à prendre une tuile.
step-2-hint-1 = Quelqu’un est seul.
step-2-answer-1 = Il y reste quelqu’un. Annulez.
step-2-done = Il ne restait que des victimes sur le plateau.
