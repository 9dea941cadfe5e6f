### Texts of the lesson “Al-Amin”.

title = Al-Amin

step-1 = Al-Amin, 5 pontos: no fim da partida, cada dois faquires seus valem por uma mercadoria à sua escolha. Você tem três faquires, peixe e trigo. Que carta lhe serve melhor?
step-1-hint-1 = Três faquires fazem um par. E quatro?
step-1-answer-1 = Uma segunda mercadoria igual começa outro conjunto. Desfaça.
step-1-answer-2 = Há algo a ganhar aqui. Desfaça.
step-1-done = Quatro faquires são duas mercadorias: com peixe e trigo, um conjunto de quatro, que vale 13 em vez de 7. Numa venda isso não funciona.
