### Texts of the lesson “Lâmpada fabulosa”.

title = Lâmpada fabulosa

step-1 = A lâmpada fabulosa lhe dá um gênio de graça: um aberto na mesa, ou o do topo do baralho, sem ver. Você tem cinco vizires. Escolha bem.
step-1-hint-1 = Leia o que cada gênio recompensa.
step-1-hint-2 = Com Jafaar um vizir vale 3.
step-1-answer-1 = Um gênio de graça, mas não o melhor para cinco vizires. Tente de novo.
step-1-done = 6 pontos, e mais 10 por cinco vizires.
