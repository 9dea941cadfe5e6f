### Texts of the lesson “Anel do renascimento”.

title = Anel do renascimento

step-1 = O anel do renascimento traz de volta um item do descarte, não importa quem o descartou. Pegue o que vale mais pontos.
step-1-hint-1 = Joias valem 5, baús 7, coroas 9.
step-1-answer-1 = Dá para conseguir mais. Desfaça.
step-1-done = 9 pontos tirados do descarte. Itens que você tirou e não guardou podem voltar assim.
