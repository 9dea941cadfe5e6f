### Texts of the lesson “Mercaderes, pronto”.

title = Mercaderes, pronto

step-1 = Las mercancías ganan valor: empieza pronto, donde ya hay dos mercaderes. Gana 10 puntos en este turno.
step-1-hint-1 = Tres mercaderes traen tres cartas. ¿Qué vende luego la loseta?
step-1-hint-2 = Compra la seda: cuatro tipos valen 13.
step-1-answer-1 = Un cuarto tipo de mercancía valdría ahora 6. Deshaz.
step-1-answer-2 = Solo dos cartas, y el mercado grande pide 6 monedas. Deshaz.
step-1-answer-3 = Con la seda serían 10. Deshaz y cómprala.
step-1-answer-4 = Junta mercaderes. Deshaz.
step-1-done = Cuatro tipos: 13 puntos por 3 monedas. El siguiente tipo vale 8.
