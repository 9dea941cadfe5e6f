### Texts of the lesson “Artisans et objets”.

title = Artisans et objets

step-1 =
    Les artisans, la tribu violette, restent devant vous : 2 points chacun, ou 3 si personne n’en a plus. Pour chaque artisan récolté, vous piochez un objet ; vous n’en gardez qu’un.

    Récoltez trois artisans, et piochez.
step-1-hint-1 = Un artisan se tient en b1, deux en c2.
step-1-hint-2 = b1 : le vizir d’abord, l’artisan en dernier.
step-1-answer-1 = Il faut trois artisans. Annulez.
step-1-done = Trois contre deux pour Sam : 3 points chacun.

step-2 = Les bijoux rapportent 5, les coffres 7, les couronnes 9. Les sept autres sont magiques : ils ne rapportent rien, mais servent une fois. Ce que vous ne gardez pas est défaussé, face visible. Que gardez-vous pour ses points ?
step-2-hint-1 = Le plus précieux.
step-2-answer-1 = Un bel objet, mais pas le plus précieux. Recommencez l’étape.
step-2-done = 9 points. Les autres ne voient pas ce que vous gardez.

step-3 = Les objets magiques s’utilisent à votre tour, hors du déplacement (sauf le tapis volant), un par tour. Vous avez une lampe et un anneau. Utilisez l’un, puis essayez l’autre.
step-3-hint-1 = Touchez la lampe, puis Boaz.
step-3-hint-2 = Touchez maintenant l’anneau.
step-3-answer-1 = Cela marche avant et après le déplacement. Utilisez maintenant un objet, puis l’autre.
step-3-done = Un par tour. L’autre servira plus tard.
