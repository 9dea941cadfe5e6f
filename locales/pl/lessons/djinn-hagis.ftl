### Teksty lekcji „Hagis”.

title = Hagis

step-1 =
    Hagis, 10 punktów: za mędrca lub fakira stawiany pałac może stanąć na dowolnej płytce obok; rogi też się liczą.

    Twój ruch skończył się w wiosce Sama. Zachowaj pałac dla siebie.
step-1-hint-1 = Która płytka obok jest twoja?
step-1-hint-2 = Stuknij miejsce święte na północ od wioski i zapłać.
step-1-answer-1 = Nie stoi na twojej płytce. Cofnij.
step-1-done = Pałac na miejscu świętym: 5 punktów dla ciebie, nic dla Sama.
