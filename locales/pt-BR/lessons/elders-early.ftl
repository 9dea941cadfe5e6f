### Texts of the lesson “Anciões, cedo”.

title = Anciões, cedo

step-1 = Anciões valem mais onde chamam um gênio na hora. O ancião em b2 pode se juntar a um ou a dois. Ganhe 10 pontos.
step-1-hint-1 = Dois anciões pagam um gênio. Qual vale 10?
step-1-answer-1 = Um gênio, mas outro vale 10. Desfaça.
step-1-answer-2 = Três anciões: 6 pontos e nenhum gênio. Desfaça.
step-1-answer-3 = Você seguiu sem um gênio. Desfaça.
step-1-answer-4 = Comece com o ancião em b2. Desfaça.
step-1-done = 10 pontos em vez de 6, e um poder para o resto da partida: quanto mais cedo, mais ele faz.
