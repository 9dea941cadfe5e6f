### Texts of the lesson “Al-Amin”.

title = Al-Amin

step-1 = Al-Amin, 5 points : à la fin de la partie, chaque paire de vos fakirs compte comme une marchandise au choix. Vous avez trois fakirs, du poisson et du blé. Quelle carte vous sert le mieux ?
step-1-hint-1 = Trois fakirs font une paire. Et quatre ?
step-1-answer-1 = Une marchandise en double commence une autre série. Annulez.
step-1-answer-2 = Il y a quelque chose à gagner ici. Annulez.
step-1-done = Quatre fakirs font deux marchandises : avec le poisson et le blé, une série de quatre, qui vaut 13 au lieu de 7. À la vente, cela ne joue pas.
