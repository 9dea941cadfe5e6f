### Texts of the lesson “Sin montones”.

title = Sin montones

step-1 =
    Muchos de una tribu en una loseta esperan a que alguien se una a ellos. Hay tres constructores en a2, y Sam puede llegar hasta ellos.

    Toma los meeples de a1 y llévate el oasis, pero no hagas crecer ningún montón.
step-1-hint-1 = ¿Qué daría un constructor más en a2? Cuenta las losetas de valor azul de alrededor.
step-1-answer-1 = Un cuarto constructor: 5 monedas más para Sam. Deshaz.
step-1-answer-2 = Empieza en a1 y acaba en el oasis. Deshaz.
step-1-done = Cinco losetas de valor azul: cada constructor que no dejas allí le quita 5 monedas.
