### Texts of the lesson “Kumarbi”.

title = Kumarbi

step-1 =
    Kumarbi, 6 puntos: en tu puja, cada faquir que descartas baja el precio un escalón. Los escalones son 18, 12, 8, 5, 3, 1, 0.

    Juega antes que nadie y paga una moneda.
step-1-hint-1 = Sam está en 3. Necesitas el precio siguiente hacia arriba.
step-1-hint-2 = 5, dos escalones abajo: 3, luego 1.
step-1-answer-1 = Juegas antes, pero por más de lo necesario. Prueba otra vez y añade los dos faquires.
step-1-answer-2 = No es ese puesto, o no es ese precio. Prueba otra vez.
step-1-done = Una casilla de 5 por una moneda y dos faquires.
