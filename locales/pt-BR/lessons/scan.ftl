### Texts of the lesson “Examine o tabuleiro”.

title = Examine o tabuleiro

step-1 = Quando uma partida é preparada, procure grupos: construtores entre ladrilhos de valor azul valem mais. Você tem Echidna, dois anciões e dois faquires. Ganhe 90 moedas.
step-1-hint-1 = Onde há nove ladrilhos de valor azul juntos?
step-1-hint-2 = Três construtores e dois faquires, nove ladrilhos, e Echidna dobra: pague-a com os anciões.
step-1-answer-1 = Três ladrilhos de valor azul ali, nove a oeste. Desfaça.
step-1-answer-2 = Bom, mas 90 é possível: faquires para os construtores, anciões para Echidna. Desfaça.
step-1-answer-3 = Os construtores em b2 valem mais. Desfaça.
step-1-done = Cinco vezes nove, duas vezes: 90.
