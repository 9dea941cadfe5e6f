### Teksty lekcji „Moce dżinów”.

title = Moce dżinów

step-1 =
    Niektóre moce po prostu działają, jak moc Jafaara. Za inne płacisz: mędrcem, fakirem albo więcej; mówi o tym karta. Używasz ich w swojej turze.

    Enki stawia palmę na dowolnej oazie. Zapłać fakirem.
step-1-hint-1 = Stuknij Enkiego wśród swoich dżinów.
step-1-hint-2 = Potem wybierz fakira jako zapłatę i oazę.
step-1-answer-1 = Mędrzec jest wart 2 punkty, fakir nic. Cofnij i zapłać fakirem.
step-1-answer-2 = To był Sloar. Użyj jeszcze Enkiego.
step-1-done = Palma, i to przed ruchem. Po ruchu też było to możliwe.

step-2 = Każda płatna moc działa raz w turze. Spróbuj znów użyć Enkiego.
step-2-hint-1 = Stuknij Enkiego.
step-2-answer-1 = Ruch jest zakończony. Enkiego wciąż możesz spróbować: stuknij go.
step-2-done = Raz w turze. W twojej następnej turze znów ci posłuży.

step-3 = W trakcie ruchu nie można użyć żadnej mocy: od podniesienia meepli aż do zostawienia ostatniego. Podnieś meeple z b1 i spróbuj po drodze Sloara.
step-3-hint-1 = Podnieś, potem stuknij Sloara.
step-3-answer-1 = To działa, bo nie masz meepli w ręce. Teraz podnieś meeple z b1 i stuknij Sloara jeszcze raz.
step-3-done = Najpierw dokończ ruch. Potem moce znów działają, aż do końca twojej tury.
