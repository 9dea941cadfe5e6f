### Teksty lekcji „Nowy Sułtan”.

title = Nowy Sułtan

step-1 = Sułtan Naqali zniknął; tron obejmie gracz z największą liczbą punktów. Figurki nazywamy meeplami: stuknij białego, mędrca, a potem drugiego.
step-1-hint-1 = Mędrcy stoją pośrodku, jeden nad drugim. Stuknij jednego, a potem miejsce, dokąd ma iść.
step-1-done = Każdy kolor to klan. Ruch kończy się tam, gdzie ostatni meeple spotyka swoich.
