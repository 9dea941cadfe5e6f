### Texts of the lesson “Ciudades fabulosas”.

title = Ciudades fabulosas

step-1 =
    Las ciudades puntúan juntas: ninguna 0, una 5, dos 20, tres 45, cuatro 80, cinco 125. Cada una vale más que la anterior.

    Dos son tuyas. Toma una tercera.
step-1-hint-1 = Hay dos ancianos en la ciudad del centro.
step-1-hint-2 = El anciano de la aldea de al lado puede vaciarla.
step-1-answer-1 = La tercera ciudad aún no es tuya. Deshaz.
step-1-done = De 20 a 45: 25 puntos. Una cuarta daría 35 más. Las ciudades azules cuentan para los constructores como cualquier loseta de valor azul; las rojas, para las tiendas.
