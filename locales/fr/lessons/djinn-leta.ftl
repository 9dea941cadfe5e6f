### Texts of the lesson “Leta”.

title = Leta

step-1 = Leta, 4 points : pour deux sages, ou un sage et un fakir, vous placez un chameau sur une tuile où il n’y a rien du tout. Prenez la meilleure.
step-1-hint-1 = Ni meeple, ni chameau, ni palmier, ni palais.
step-1-hint-2 = b2 et c2 sont nues. Comparez.
step-1-answer-1 = 5 points. L’autre tuile nue vaut davantage. Annulez.
step-1-answer-2 = Il y a là quelque chose : il faut à Leta une tuile nue.
step-1-done = 12 points pour un sage et un fakir, sans y aller.
