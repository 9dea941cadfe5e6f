### Texts of the lesson “Sloar”.

title = Sloar

step-1 = Sloar, 8 pontos: por um faquir você pega a carta do topo do baralho, sem ver. Peça uma a Sloar.
step-1-hint-1 = Toque em Sloar entre seus gênios.
step-1-answer-1 = Sloar também funciona depois do movimento.
step-1-done = Ouro por um faquir. Um terço do baralho são faquires, então de vez em quando você só troca um por outro.
