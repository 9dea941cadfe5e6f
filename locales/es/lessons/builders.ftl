### Texts of the lesson “Constructores”.

title = Constructores

step-1 =
    Los constructores ganan monedas: su número por las losetas de valor azul entre la última loseta y las 8 de alrededor. Cada faquir que descartas cuenta como un constructor más.

    Acaba en el centro con tres constructores y gana todo lo que puedas.
step-1-hint-1 = El constructor del este está junto a los dos del centro.
step-1-hint-2 = Cuatro losetas de valor azul. ¿Cuánto añaden dos faquires?
step-1-answer-1 = 3 por 4 son 12. Tienes dos faquires: deshaz y añádelos.
step-1-answer-2 = 3 constructores y 1 faquir: 16. Tienes un faquir más. Deshaz.
step-1-answer-3 = Reúne tres constructores en el centro. Deshaz.
step-1-done = 3 constructores y 2 faquires, por 4 losetas de valor azul: 20 monedas.

step-2 = Lo mismo, pero en el centro hay un lugar sagrado: su número es azul y también cuenta. ¿Cuánto es ahora?
step-2-hint-1 = El mismo movimiento, los mismos faquires.
step-2-answer-1 = Los faquires cuentan como constructores: deshaz y añade los dos.
step-2-answer-2 = Reúne tres constructores en el centro. Deshaz.
step-2-done = 5 por 5: 25 monedas.

step-3 = Tan importante como cuántos son es dónde acaban. El constructor de c2 puede unirse a dos en b2 o a dos en d2. Gana 20 monedas como mínimo.
step-3-hint-1 = Las losetas de valor azul son aldeas y lugares sagrados: cuéntalas a los dos lados.
step-3-hint-2 = Al este: cinco. Y tienes un faquir.
step-3-answer-1 = En el oeste hay pocas losetas de valor azul. Deshaz y ve al este.
step-3-answer-2 = Menos de 20. Deshaz: se puede ganar más.
step-3-answer-3 = Empieza con el constructor de c2. Deshaz.
step-3-done = 3 constructores y un faquir, por 5: 20 monedas. En el oeste habrían sido 8.
