### Texts of the lesson “Haurvatat”.

title = Haurvatat

step-1 = Haurvatat, 8 puntos: al final tus palmeras valen 5 cada una, no 3. Estás en un lugar sagrado. Mira lo que tienes y toma el genio que más te da.
step-1-hint-1 = Cuenta palmeras, ancianos, visires.
step-1-answer-1 = Añadiría poco a lo que tienes. Deshaz.
step-1-answer-2 = Aquí hay un genio para ti. Deshaz.
step-1-done = Cinco palmeras: 25 puntos en vez de 15, y 8 por el genio.
