### Teksty lekcji „Płytki z wielbłądem”.

title = Płytki z wielbłądem

step-1 = Na oazie stoi tu wielbłąd Sama. Mimo to możesz skończyć tam ruch. Spróbuj.
step-1-hint-1 = Znów ten sam ruch.
step-1-answer-1 = Zakończ na oazie, gdzie stoi wielbłąd Sama.
step-1-done = Mędrcy są twoi, płytka zostaje przy Samie: w grze podstawowej wielbłąd nigdy nie odchodzi. To, co robi płytka, robi dla ciebie.
