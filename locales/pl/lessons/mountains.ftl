### Teksty lekcji „Góry i przepaść”.

title = Góry i przepaść

step-1 =
    Rzemieślnicy dodają warsztaty z górami po dwóch stronach. Żaden ruch nie przechodzi przez górę. Warsztat pośrodku ma je na północy i na zachodzie.

    Podnieś meeple z wioski na b3 i spróbuj iść na południe.
step-1-hint-1 = Po podniesieniu meepli z b3 stuknij warsztat.
step-1-answer-1 = To inna droga. Cofnij i spróbuj przez górę.
step-1-done = Odmowa. Taki bok jest zamknięty w obie strony. Asasyni i budowniczowie nie zważają na góry.

step-2 = Od wschodu i południa warsztat jest otwarty. Zakończ tam ruch.
step-2-hint-1 = Na południe od niego stoi wezyr, a dwa kroki dalej, przez wschód, kupiec.
step-2-hint-2 = c3: najpierw asasyn, potem kupiec.
step-2-answer-1 = Nie w warsztacie. Cofnij.
step-2-done = Dookoła góry, nie przez nią.

step-3 = Jest też przepaść: nigdy nic w niej nie stoi. Podnieś meeple z b3 i spróbuj w nią wejść.
step-3-hint-1 = Przepaść jest pośrodku.
step-3-answer-1 = To droga dookoła. Cofnij i spróbuj wejść.
step-3-done = Każdy ruch ją omija.
