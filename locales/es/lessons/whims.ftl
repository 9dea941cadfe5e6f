### Texts of the lesson “Caprichos”.

title = Caprichos

step-1 =
    En cada ciudad hay una carta de capricho hasta que alguien la toma: un deseo y las monedas que da. Tras la ronda llega otra. Quien acaba un movimiento en la ciudad toma la carta en la mano, y desde entonces los demás no la ven.

    Consigue el capricho.
step-1-hint-1 = Está en la ciudad del oeste.
step-1-hint-2 = Desde b2: primero el visir, luego el anciano a a1.
step-1-answer-1 = Ahí no hay ningún capricho. Deshaz.
step-1-done = Solo cuenta acabar allí, no pasar de largo.

step-2 =
    Tienes el capricho Aldeas: dos aldeas que controles, 10 monedas. Controlas una. En tu turno, o justo antes de tu puja, puedes bajar un capricho cuya condición se cumple.

    Toma una segunda aldea y baja el capricho.
step-2-hint-1 = El anciano de c1 puede vaciar la aldea de al lado.
step-2-hint-2 = Luego toca el capricho.
step-2-answer-1 = La segunda aldea aún no es de nadie. Deshaz.
step-2-done = 10 monedas. Un capricho cuya condición se cumple al final de la partida se baja solo; los demás no valen nada.
