### Teksty lekcji „Enki”.

title = Enki

step-1 = Enki, 8 punktów: za mędrca lub fakira stawiasz palmę na dowolnej oazie. Zrób to i nie strać punktów, płacąc.
step-1-hint-1 = Twój wielbłąd stoi na oazie na wschodzie.
step-1-hint-2 = Fakir nie daje punktów, więc zapłać nim.
step-1-answer-1 = Oddany mędrzec to 2 punkty mniej. Cofnij.
step-1-answer-2 = Palma nie stoi na twojej płytce. Cofnij.
step-1-done = 3 punkty za fakira.
