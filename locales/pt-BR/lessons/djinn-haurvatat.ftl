### Texts of the lesson “Haurvatat”.

title = Haurvatat

step-1 = Haurvatat, 8 pontos: no fim suas palmeiras valem 5 cada, não 3. Você está num local sagrado. Veja o que você tem e pegue o gênio que mais rende.
step-1-hint-1 = Conte palmeiras, anciões, vizires.
step-1-answer-1 = Somaria pouco ao que você tem. Desfaça.
step-1-answer-2 = Há um gênio para você aqui. Desfaça.
step-1-done = Cinco palmeiras: 25 pontos em vez de 15, e 8 pelo gênio.
