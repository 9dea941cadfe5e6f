### Texts of the lesson “Leta”.

title = Leta

step-1 = Leta, 4 puntos: por dos ancianos, o un anciano y un faquir, colocas un camello en una loseta donde no haya nada de nada. Toma la mejor.
step-1-hint-1 = Ni meeple, ni camello, ni palmera, ni palacio.
step-1-hint-2 = b2 y c2 están vacías. Compara.
step-1-answer-1 = 5 puntos. La otra loseta vacía vale más. Deshaz.
step-1-answer-2 = Ahí hay algo: Leta necesita una loseta vacía.
step-1-done = 12 puntos por un anciano y un faquir, sin ir hasta allí.
