### Texts of the lesson “Geb”.

title = Geb

step-1 = Geb, 6 pontos, com os Artesãos: no fim, cada item precioso seu vale 3 a mais. Seus artesãos tiraram três itens. Fique com o que vale mais pontos.
step-1-hint-1 = Uma joia vale 5, um baú 7, antes de Geb. Uma lâmpada é mágica e não vale pontos.
step-1-answer-1 = Vale menos. Tente de novo.
step-1-done = 7 e 3: o baú vale 10.
