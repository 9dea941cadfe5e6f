### Texts of the lesson “Seus gênios”.

title = Seus gênios

step-1 = Um gênio muda o valor das coisas. Você tem Jafaar, e Sam deixou pares de vizires e de anciões. Ganhe 9 pontos.
step-1-hint-1 = Com Jafaar um vizir vale 3; um ancião continua valendo 2.
step-1-answer-1 = 6 pontos. Desfaça e leia Jafaar.
step-1-done = Três vizires: 9. Lembre antes de cada movimento o que você tem e o que os outros deixam.
