### Texts of the lesson “Cimitarra ardiente”.

title = Cimitarra ardiente

step-1 =
    La cimitarra ardiente quita dos meeples de una loseta, o el único que haya. Una loseta que así se queda vacía pasa a ser tuya si no hay camello en ella. Se usa una vez, en tu turno, salvo durante el movimiento.

    Toma la loseta que más vale.
step-1-hint-1 = Dos meeples como mucho: ¿qué losetas se podrían vaciar?
step-1-hint-2 = El lugar sagrado de c2 vale 12.
step-1-answer-1 = Es tuya, pero hay una mejor. Deshaz.
step-1-answer-2 = Queda alguien allí. Deshaz.
step-1-done = 12 puntos. No es una muerte por asesinos: Nekir y Kandicha no dan nada.
