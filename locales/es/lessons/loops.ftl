### Texts of the lesson “Vueltas”.

title = Vueltas

step-1 =
    No se vuelve directamente a la loseta que acabas de dejar; la de salida también cuenta como dejada.

    Toma los meeples de a1: un asesino a a2, el constructor a b2. Luego intenta poner el segundo asesino en a2.
step-1-hint-1 = a1, luego a2 con un asesino, luego b2 con el constructor.
step-1-hint-2 = Ahora toca a2 otra vez.
step-1-answer-1 = Has encontrado un final legal. Deshazlo: esta vez, intenta volver a a2.
step-1-done = No se puede: acabas de venir de ahí. Más adelante, en un recorrido más largo, puedes volver.

step-2 =
    Un recorrido de cinco o más puede volver a una loseta, incluso a la de salida. En cuatro losetas, cinco meeples dan toda la vuelta y un paso más.

    Empieza en a1 y reúne tres mercaderes en el oasis.
step-2-hint-1 = Hay un mercader en el oasis. Los dos de tu mano van allí el primero y el último.
step-2-hint-2 = El camino: a2, b2, b1, a1 y otra vez a2.
step-2-answer-1 = Un final legal, pero no tres mercaderes en el oasis. Deshaz y empieza en a1: lo primero y lo último que sueltas son mercaderes, los dos en el oasis.
step-2-done = Tres mercaderes en la mano: uno ya estaba, dos han llegado en el mismo movimiento. No ha hecho falta volver atrás.

step-3 =
    El encuentro puede incluso nacer en el propio recorrido. El oasis está vacío, pero hay dos asesinos en a1.

    Toma los meeples de a1, suelta el primer asesino en el oasis, da la vuelta y une a él el segundo.
step-3-hint-1 = Da la vuelta por las cuatro losetas del oeste.
step-3-hint-2 = El camino: a2, b2, b1, a1, a2, con un asesino al principio y otro al final.
step-3-answer-1 = Esto vale, pero los dos asesinos tienen que reunirse en el oasis. Deshaz.
step-3-done = Los dos están en tu mano, y el oasis es tuyo.

step-4 = Por el camino has dejado meeples solos. Tus dos asesinos alcanzan dos pasos: mata un meeple que esté solo, y su loseta también es tuya.
step-4-hint-1 = Toca una loseta con un solo meeple.
step-4-hint-2 = El lugar sagrado de b2 vale 10.
step-4-answer-1 = Queda alguien en esa loseta. Deshaz y elige a quien esté solo.
step-4-done = Dos losetas en un turno.
