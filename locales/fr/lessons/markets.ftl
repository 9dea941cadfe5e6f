### Texts of the lesson “Les marchés”.

title = Les marchés

step-1 = Un petit marché vous vend une des trois premières cartes pour 3 pièces. Finissez au petit marché en a1, et essayez d’acheter l’or.
step-1-hint-1 = Le vizir du village rejoint celui du marché. Touchez ensuite l’or dans la rangée.
step-1-answer-1 = Déjà acheté. Annulez, et essayez d’abord l’or.
step-1-answer-2 = Finissez en a1, où se trouve le marché. Annulez.
step-1-answer-3 = Vous avez continué sans acheter. Annulez, et essayez l’or.
step-1-done = L’or est en quatrième place. Les premières sont les plus à gauche, et les vides ne se comblent qu’après le tour de jeu.

step-2 = Vous avez du poisson et du blé. Achetez la carte qui allonge votre série.
step-2-hint-1 = Une marchandise que vous n’avez pas encore.
step-2-answer-1 = Elle n’allonge pas la série. Annulez.
step-2-answer-2 = Acheter est au choix, mais ici cela vaut la peine. Annulez.
step-2-done = Deux marchandises valaient 3, trois valent 7 : 4 points pour 3 pièces, et ce n’est pas fini.

step-3 = Un grand marché vend deux des six premières cartes pour 6 pièces. Trois marchands apportent d’abord trois cartes. Finissez ce tour avec cinq marchandises différentes.
step-3-hint-1 = Réunissez trois marchands au grand marché.
step-3-hint-2 = Prenez leurs cartes, puis achetez deux marchandises que vous n’avez pas.
step-3-answer-1 = Un fakir n’est pas une marchandise : vous n’en avez que quatre différentes. Annulez.
step-3-answer-2 = Il faut trois marchands, au grand marché. Annulez.
step-3-answer-3 = Trois marchandises jusqu’ici. Annulez, et achetez-en deux autres.
step-3-done = Trois des marchands, deux du marché : cinq marchandises différentes en un tour, qui valent 21.

step-4 = En fin de tour de jeu, la rangée se vide. Vous êtes au grand marché, et il reste une carte. Elle coûte 6 tout de même. Vous avez six marchandises différentes : cela vaut-il la peine ?
step-4-hint-1 = Une série de six vaut 30, une de sept 40.
step-4-answer-1 = Vous gardez 6 pièces, et renoncez à 10 points. Annulez.
step-4-done = 6 pièces pour 10 points.
