### Texts of the lesson “Pujas de cero”.

title = Pujas de cero

step-1 = Olivier puja 3, Sam 1. Eres Anna. No pagues nada: puja 0.
step-1-hint-1 = Toca el precio 0 en el carril y luego el botón.
step-1-answer-1 = Quizá sea una buena puja. Para el ejemplo, empieza de nuevo el paso y puja 0.
step-1-done = No pagas nada y por ahora juegas en último lugar.

step-2 =
    Ahora eres Pierre, que puja el último. Los ceros son un grupo: quien se une a él empuja a los demás hacia atrás y juega antes que ellos.

    Haz que Pierre juegue justo antes que Anna sin pagar.
step-2-hint-1 = En el grupo de los ceros caben tres.
step-2-answer-1 = Antes que Anna, sí, pero cuesta monedas. Pierre lo puede tener gratis. Prueba otra vez.
step-2-done = Juegan en este orden: Olivier, Sam, Pierre, Anna.

step-3 = Ya hay tres marcadores en 0. Anna puja la última. Intenta unirte a ellos.
step-3-hint-1 = Toca el precio 0.
step-3-answer-1 = Eso es lo que habrá que hacer. Prueba otra vez, y antes con el 0.
step-3-done = Lleno: solo caben tres. El cuarto puja 1 o más. El primero que llega al 0 juega en último lugar; el último que llega juega antes que los demás, y gratis.
