### Texts of the lesson “Garder ou vendre”.

title = Garder ou vendre

step-1 = Jusqu’à la septième, chaque marchandise ajoutée à une série vaut plus que la précédente : la cinquième 8 points, la sixième 9, la septième 10. Vous en avez quatre différentes, 9 pièces, et la rangée en montre trois nouvelles. Que faire ?
step-1-hint-1 = Une série vendue repart de zéro.
step-1-answer-1 = 13 pièces maintenant, mais la prochaine marchandise vaudra 1 au lieu de 8. Annulez.
step-1-done = Gardées. À la fin de la partie, elles rapportent autant qu’à la vente.

step-2 = Mais on mise des pièces, pas des marchandises. Vous n’avez plus de pièces, et voulez miser 3 au prochain tour de jeu. Vendez le moins possible.
step-2-hint-1 = Quelles marchandises ne sont de toute façon dans aucune longue série ?
step-2-hint-2 = Vous avez deux fois du poisson et du blé.
step-2-answer-1 = Cela défait votre série de quatre, ou rapporte trop peu. Annulez.
step-2-answer-2 = Sans pièces, pas de choix aux prochaines enchères. Recommencez l’étape.
step-2-done = 3 pièces pour les doubles ; la série de quatre est entière.
