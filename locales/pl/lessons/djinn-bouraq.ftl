### Teksty lekcji „Bouraq”.

title = Bouraq

step-1 = Bouraq, 6 punktów: za mędrca lub fakira stawiasz pałac na dowolnej wiosce. Zrób to tam, gdzie ci to służy.
step-1-hint-1 = Pałac daje punkty właścicielowi płytki.
step-1-hint-2 = Twój wielbłąd stoi w wiosce na a2.
step-1-answer-1 = 5 punktów dla Sama. Cofnij.
step-1-answer-2 = Ta wioska jest jeszcze niczyja. Cofnij.
step-1-answer-3 = Ten pałac przyszedł z ruchem. Cofnij i niech postawi go Bouraq.
step-1-done = 5 punktów, dokądkolwiek idziesz w tej turze.
