### Texts of the lesson “Utug”.

title = Utug

step-1 = Utug, 4 points : pour deux sages, ou un sage et un fakir, vous placez un chameau sur une tuile où il y a des meeples et rien d’autre. Prenez la meilleure.
step-1-hint-1 = Ni chameau, ni palmier, ni palais, mais au moins un meeple.
step-1-hint-2 = Le lieu sacré en b2 vaut 15.
step-1-answer-1 = Il y a là un chameau, un palmier ou un palais, ou aucun meeple.
step-1-answer-2 = Une tuile, mais pas la meilleure. Annulez.
step-1-done = 15 points d’un coup. Les meeples y restent.
