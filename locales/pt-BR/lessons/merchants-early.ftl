### Texts of the lesson “Mercadores, cedo”.

title = Mercadores, cedo

step-1 = Mercadorias crescem em valor: comece cedo, onde já há dois mercadores. Ganhe 10 pontos neste turno.
step-1-hint-1 = Três mercadores trazem três cartas. O que o ladrilho vende depois?
step-1-hint-2 = Compre a seda: quatro tipos valem 13.
step-1-answer-1 = Um quarto tipo de mercadoria valeria 6 agora. Desfaça.
step-1-answer-2 = Só duas cartas, e o mercado grande pede 6 moedas. Desfaça.
step-1-answer-3 = Com a seda seriam 10. Desfaça e compre-a.
step-1-answer-4 = Junte mercadores. Desfaça.
step-1-done = Quatro tipos: 13 pontos por 3 moedas. O próximo tipo vale 8.
