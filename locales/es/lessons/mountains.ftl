### Texts of the lesson “Montañas y abismo”.

title = Montañas y abismo

step-1 =
    Los Artesanos añaden talleres, con montañas en dos de sus lados. Ningún movimiento cruza una montaña. El taller del centro las tiene al norte y al oeste.

    Toma los meeples de la aldea de b3 e intenta ir al sur.
step-1-hint-1 = Después de tomar los meeples de b3, toca el taller.
step-1-answer-1 = Has encontrado otro camino. Deshaz y prueba con la montaña.
step-1-done = No se puede. Un lado así está cerrado en los dos sentidos. Asesinos y constructores no hacen caso de las montañas.

step-2 = Desde el este y el sur el taller está abierto. Acaba allí tu movimiento.
step-2-hint-1 = Hay un visir al sur, y un mercader a dos pasos pasando por el este.
step-2-hint-2 = c3: primero el asesino, luego el mercader.
step-2-answer-1 = No has acabado en el taller. Deshaz.
step-2-done = Rodeando la montaña, no por encima.

step-3 = También hay un abismo: en él nunca hay nada. Toma los meeples de b3 e intenta entrar en él.
step-3-hint-1 = El abismo está en el centro.
step-3-answer-1 = Lo has rodeado. Deshaz e intenta entrar.
step-3-done = Todo recorrido lo rodea.
