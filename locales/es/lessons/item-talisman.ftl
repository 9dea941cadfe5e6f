### Texts of the lesson “Talismán de la tempestad”.

title = Talismán de la tempestad

step-1 =
    El talismán de la tempestad mueve uno de tus camellos, o tu tienda, a cualquier loseta sin camello ni tienda; los meeples no importan. La loseta que deja vuelve a estar libre.

    Gana todos los puntos que puedas.
step-1-hint-1 = Deja la loseta que menos vale.
step-1-hint-2 = De la aldea que vale 5 al lugar sagrado que vale 10.
step-1-answer-1 = Hay un cambio mejor. Deshaz.
step-1-done = 10 en vez de 5. Dejar el oasis habría sido un mal negocio: sus palmeras cuentan para ti.
