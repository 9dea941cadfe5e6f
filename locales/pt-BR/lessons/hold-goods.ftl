### Texts of the lesson “Guardar ou vender”.

title = Guardar ou vender

step-1 = Até a sétima, cada mercadoria somada a um conjunto vale mais que a anterior: a quinta 8 pontos, a sexta 9, a sétima 10. Você tem quatro diferentes, 9 moedas, e a fileira mostra três novas. E agora?
step-1-hint-1 = Depois de uma venda, os conjuntos recomeçam do um.
step-1-answer-1 = 13 moedas agora, mas a próxima mercadoria valerá 1 em vez de 8. Desfaça.
step-1-done = Guardadas. No fim da partida as mercadorias valem tanto quanto numa venda.

step-2 = Mas lances se pagam com moedas, não com mercadorias. Você não tem mais moedas e quer dar lance de 3 na próxima rodada. Venda o mínimo que puder.
step-2-hint-1 = Que mercadorias não estão mesmo em nenhum conjunto longo?
step-2-hint-2 = Você tem peixe e trigo duas vezes.
step-2-answer-1 = Isso quebra seu conjunto de quatro, ou rende muito pouco. Desfaça.
step-2-answer-2 = Sem moedas, sem escolha nos próximos lances. Tente de novo.
step-2-done = 3 moedas pelas repetidas; o conjunto de quatro está inteiro.
