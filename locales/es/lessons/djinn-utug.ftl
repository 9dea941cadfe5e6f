### Texts of the lesson “Utug”.

title = Utug

step-1 = Utug, 4 puntos: por dos ancianos, o un anciano y un faquir, colocas un camello en una loseta donde haya meeples y nada más. Toma la mejor.
step-1-hint-1 = Ni camello, ni palmera, ni palacio, pero al menos un meeple.
step-1-hint-2 = El lugar sagrado de b2 vale 15.
step-1-answer-1 = Hay un camello, una palmera o un palacio, o ningún meeple.
step-1-answer-2 = Una loseta, pero no la mejor. Deshaz.
step-1-done = 15 puntos de golpe. Los meeples de la loseta se quedan.
