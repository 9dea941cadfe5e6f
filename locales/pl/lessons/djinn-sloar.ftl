### Teksty lekcji „Sloar”.

title = Sloar

step-1 = Sloar, 8 punktów: za fakira bierzesz w ciemno wierzchnią kartę talii. Niech ci jakąś przyniesie.
step-1-hint-1 = Stuknij Sloara wśród swoich dżinów.
step-1-answer-1 = Sloar działa także po ruchu.
step-1-done = Złoto za fakira. Fakirzy to jedna trzecia talii, więc czasem po prostu wymieniasz jednego na drugiego.
