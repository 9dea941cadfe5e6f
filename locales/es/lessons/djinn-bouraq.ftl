### Texts of the lesson “Bouraq”.

title = Bouraq

step-1 = Bouraq, 6 puntos: por un anciano o un faquir colocas un palacio en cualquier aldea. Hazlo donde te convenga.
step-1-hint-1 = Un palacio da puntos a quien controla su loseta.
step-1-hint-2 = Tu camello está en la aldea de a2.
step-1-answer-1 = 5 puntos para Sam. Deshaz.
step-1-answer-2 = Esta aldea aún no es de nadie. Deshaz.
step-1-answer-3 = Este palacio ha venido con el movimiento. Deshaz y deja que lo coloque Bouraq.
step-1-done = 5 puntos, vayas adonde vayas este turno.
