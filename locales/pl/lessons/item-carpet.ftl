### Teksty lekcji „Latający dywan”.

title = Latający dywan

step-1 =
    Latający dywan: ostatni meeple twojego ruchu może polecieć na dowolną płytkę oprócz tej, na której stoi. Nadal musi dołączyć do swojego koloru.

    Miejsce święte w dalekim rogu jest warte 15. Poleć tam z a1.
step-1-hint-1 = Użyj dywanu przed ruchem albo w jego trakcie.
step-1-hint-2 = Najpierw zostaw wezyra. Mędrzec leci do mędrców.
step-1-answer-1 = Wylądował gdzie indziej. Cofnij i poleć na d3.
step-1-done = Trzej mędrcy i 15 punktów z drugiego końca planszy.
