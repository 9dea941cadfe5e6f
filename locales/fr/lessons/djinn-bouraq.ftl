### Texts of the lesson “Bouraq”.

title = Bouraq

step-1 = Bouraq, 6 points : pour un sage ou un fakir, vous placez un palais sur n’importe quel village. Faites-le là où il vous sert.
step-1-hint-1 = Un palais rapporte à qui tient la tuile.
step-1-hint-2 = Votre chameau est dans le village en a2.
step-1-answer-1 = 5 points pour Sam. Annulez.
step-1-answer-2 = Ce village n’est encore à personne. Annulez.
step-1-answer-3 = Ce palais est venu avec le déplacement. Annulez, et laissez Bouraq le placer.
step-1-done = 5 points, où que vous alliez ce tour-ci.
